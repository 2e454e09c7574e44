"""256 short French nouns, one for each value of a byte: the words of a seal.

Concrete things a child knows, told apart by ear.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = tuple(
    """
abeille abricot agneau aigle ail alouette amande ananas ancre anneau araignée arbre
arc armoire arrosoir artichaut asperge atlas aubergine autruche avion avoine bague balai
balcon baleine ballon banane banc barque basilic bateau bâton beignet belette biche
bijou bille biscuit bison bocal bonbon bonnet botte bouchon bougie boulanger bouquet
bourgeon boussole bouton brebis brioche brique brosse brouette bûche buffet cabane cactus
cadenas cahier caillou caméra canapé canard canif canoë capucine carafe caramel carotte
cascade casque castor céleri cerise cerf chaise chalet chameau champignon chapeau chardon
chat château chaussette chemise chêne cheval chèvre chouette cigale cigogne citron citrouille
clairon clé cloche clou coccinelle cochon coffre colibri colline colombe commode comète
compas concombre confiture coquelicot coquille corbeau corde cornet coton coucou couronne
coussin crabe crapaud crayon crêpe crocus cuillère cuivre cygne dauphin dentelle dragon
drapeau échelle éclair écureuil église éléphant encre enclume épée épinard éponge escargot
étoile évier fable faisan falaise fanfare farine faucon fenêtre fenouil ferme feuille ficelle
figue flamme flocon flûte fontaine forêt fougère fourchette fourmi fraise framboise frelon
fromage fusée galet gant garage gâteau girafe girouette glaçon gland gomme gorille goutte
grange grenier grenouille griotte grotte guépard guitare hamac hameçon harpe haricot hérisson
herbe hibou hirondelle horloge huître iris jardin jasmin jonquille jument jupe kiwi koala
lac laine laitue lampe lanterne lapin lavande lézard libellule licorne lilas limace lion
livre loup loutre lune lutin lynx magnolia maison mangue marmite marmotte marron marteau
masque melon menthe merle miel miroir moineau montre mouette moulin mouton mûre muguet navet
noisette nuage oasis olive orage orange orchidée ortie otarie panier
""".split()
)
