"""One catalogue of refusals: codes, sentences, and the page of the documentation.

The house's own codes stand here; each game adds those of its `texts`. A code, once published, keeps
its meaning.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .refusals import Refusal
from .registry import Registry
from .texts import Language, Text

HOUSE: Final[Mapping[str, Text]] = {
    "house/unknown-game": Text(
        "Il n'y a pas de jeu « {game} » ici.", "There is no game “{game}” here."
    ),
    "house/unknown-version": Text(
        "Cette partie de {game} suit la version {version} des règles, que nous n'avons plus : elle "
        "ne peut pas continuer.",
        "This game of {game} follows version {version} of the rules, which we no longer have: it "
        "cannot go on.",
    ),
    "house/bad-option": Text(
        "Cette option de {game} ne convient pas : {why}.",
        "That option of {game} will not do: {why}.",
    ),
    "house/bad-seats": Text(
        "{game} ne se joue pas à {seats}.", "{game} cannot be played by {seats}."
    ),
    "house/unknown-bot": Text("{game} n'a pas de robot « {bot} ».", "{game} has no bot “{bot}”."),
    "house/went-wrong": Text(
        "Quelque chose s'est mal passé de notre côté ; rien n'est perdu. Réessaie dans un instant.",
        "Something went wrong on our side; nothing is lost. Try again in a moment.",
    ),
    "record/not-a-record": Text(
        "Ce fichier n'est pas une partie enregistrée : il devrait commencer par « perspicace 1 ».",
        "This file is not a record: it should begin with “perspicace 1”.",
    ),
    "record/no-game": Text(
        "La deuxième ligne doit nommer le jeu et la version, par exemple « game cqfd 1 ».",
        "The second line must name the game and its version, for example “game cqfd 1”.",
    ),
    "record/unknown-word": Text(
        "« {word} » ne commence aucune ligne connue.", "“{word}” does not begin any known line."
    ),
    "record/time-runs-back": Text(
        "L'heure de cette ligne est avant celle de la précédente.",
        "The time of this line is before that of the line above it.",
    ),
    "record/bad-line": Text("Ligne {line} : {why}", "Line {line}: {why}"),
    "record/illegal-move": Text("Coup n° {number} : {why}", "Move no. {number}: {why}"),
    "record/unreadable-file": Text(
        "Le fichier {file} ne peut pas être lu.", "The file {file} cannot be read."
    ),
    "record/unwritable-file": Text(
        "On ne peut pas écrire dans {file}.", "Nothing can be written to {file}."
    ),
    "record/no-such-moment": Text(
        "Cette partie n'a que {moves} coups.", "This game has only {moves} moves."
    ),
    "seal/none": Text("Cette partie n'a pas été scellée.", "This game was not sealed."),
    "seal/broken": Text(
        "Le sceau ne correspond pas aux parts ouvertes.",
        "The seal does not match the shares that were opened.",
    ),
    "seal/other-chance": Text(
        "Au coup n° {number}, le hasard n'est pas celui de la graine scellée.",
        "At move no. {number} chance is not that of the sealed seed.",
    ),
    "cli/unknown-language": Text(
        "Je ne parle pas « {language} » : choisis fr ou en.",
        "I do not speak “{language}”: choose fr or en.",
    ),
    "cli/no-command": Text(
        "Dis-moi quoi faire : perspicace --help montre les commandes.",
        "Tell me what to do: perspicace --help lists the commands.",
    ),
    "cli/unknown-command": Text(
        "Il n'y a pas de commande « {command} » : perspicace --help les montre toutes.",
        "There is no command “{command}”: perspicace --help lists them all.",
    ),
    "cli/unknown-argument": Text(
        "Cette commande ne prend pas « {argument} ».", "This command does not take “{argument}”."
    ),
    "cli/missing-argument": Text(
        "Il manque quelque chose : {argument}.", "Something is missing: {argument}."
    ),
    "cli/missing-value": Text("{argument} attend une valeur.", "{argument} needs a value."),
    "cli/not-understood": Text(
        "Cette commande n'a pas été comprise : {why}.", "This command was not understood: {why}."
    ),
    "cli/not-a-number": Text(
        "{argument} attend un nombre entier ; « {text} » n'en est pas un.",
        "{argument} needs a whole number; “{text}” is not one.",
    ),
    "cli/too-small": Text(
        "{argument} ne peut pas être plus petit que {least}.",
        "{argument} cannot be less than {least}.",
    ),
    "cli/not-a-pair": Text(
        "Une option s'écrit nom=valeur ; « {text} » n'a pas de signe égal.",
        "An option is written name=value; “{text}” has no equals sign.",
    ),
    "cli/other-seats": Text(
        "Il y a {bots} robots pour {seats} places : nommes-en un par place, ou un seul pour "
        "toutes.",
        "There are {bots} bots for {seats} seats: name one for each seat, or one for all.",
    ),
    "table/unknown": Text(
        "Cette table n'existe pas, ou n'existe plus.", "There is no such table, or no longer."
    ),
    "table/damaged": Text(
        "Le journal de cette table est abîmé : elle ne peut pas continuer.",
        "The journal of this table is damaged: it cannot go on.",
    ),
    "table/not-seated": Text(
        "Tu regardes cette table : pour jouer, il faut y être assis.",
        "You are watching this table: to play you need a seat.",
    ),
    "table/seat-taken": Text("Cette place est déjà prise.", "This seat is taken."),
    "table/already-seated": Text(
        "Tu as déjà une place à cette table.", "You already have a seat at this table."
    ),
    "table/no-such-seat": Text("Cette table n'a pas cette place.", "This table has no such seat."),
    "table/full": Text("Cette table est complète.", "This table is full."),
    "table/host-only": Text(
        "Seul l'hôte de la table peut faire cela.", "Only the host of the table can do that."
    ),
    "table/started": Text("La partie a déjà commencé.", "The game has already begun."),
    "table/not-started": Text("La partie n'a pas encore commencé.", "The game has not begun yet."),
    "table/empty-seats": Text(
        "Il reste des places vides : invite quelqu'un ou assieds un robot.",
        "There are empty seats: invite someone or seat a bot.",
    ),
    "table/over": Text("La partie est finie.", "The game is over."),
    "table/not-over": Text("La partie n'est pas finie.", "The game is not over."),
    "table/no-more-rounds": Text(
        "Cette table a assez joué : ouvres-en une autre.",
        "This table has played enough: open another one.",
    ),
    "table/stale": Text(
        "La table a changé pendant que tu jouais : regarde, puis rejoue.",
        "The table changed while you were playing: look, then play again.",
    ),
    "table/still-here": Text(
        "{name} est encore là : on ne remplace que les absents.",
        "{name} is still here: only those who are away can be replaced.",
    ),
    "table/not-a-player": Text(
        "Cette place n'est pas tenue par un joueur.", "This seat is not held by a player."
    ),
    "table/note-too-long": Text(
        "Cette note est trop longue ({size} caractères, {limit} au plus).",
        "This note is too long ({size} characters, {limit} at most).",
    ),
    "table/no-aid": Text("Ce jeu n'a pas d'aide.", "This game has no aids."),
    "table/busy": Text(
        "La table reçoit trop de choses à la fois ; attends un instant.",
        "The table is receiving too much at once; wait a moment.",
    ),
    "wire/unreadable": Text(
        "Ce message n'a pas été compris : {why}.", "This message was not understood: {why}."
    ),
    "wire/too-fast": Text(
        "Doucement ! Trop de messages à la fois.", "Slow down! Too many messages at once."
    ),
    "wire/too-large": Text("Ce message est trop grand.", "This message is too large."),
    "server/unknown-page": Text("Il n'y a rien à cette adresse.", "There is nothing here."),
    "server/wrong-method": Text(
        "Cette adresse ne s'utilise pas ainsi.", "This address is not used that way."
    ),
    "server/foreign-origin": Text(
        "Cette page vient d'ailleurs : ouvre le jeu à sa propre adresse.",
        "This page comes from elsewhere: open the game at its own address.",
    ),
    "server/unknown-player": Text(
        "Nous ne te connaissons pas encore : choisis d'abord un nom.",
        "We do not know you yet: choose a name first.",
    ),
    "server/bad-link": Text(
        "Ce lien a déjà servi, ou n'a jamais existé.",
        "This link has been used, or never existed.",
    ),
    "server/port-taken": Text(
        "Le port {port} ne peut pas être ouvert : il est sans doute déjà pris. Essaie --port.",
        "Port {port} cannot be opened: something else probably uses it. Try --port.",
    ),
    "server/bad-store": Text(
        "La base {store} ne peut pas être ouverte.", "The database {store} cannot be opened."
    ),
    "server/unknown-store": Text(
        "« {store} » n'est pas une base que nous connaissons ; par exemple : "
        "sqlite:data/perspicace.sqlite.",
        "“{store}” is not a database we know; for example: sqlite:data/perspicace.sqlite.",
    ),
    "server/unknown-bus": Text(
        "« {bus} » n'est pas un réseau que nous connaissons. Cette maison tient en un seul "
        "processus : local:.",
        "“{bus}” is not a bus we know. This house lives in a single process: local:.",
    ),
}


class Catalogue:
    """All refusals of the house and of the games on its shelf."""

    def __init__(self, registry: Registry) -> None:
        self.texts: dict[str, Text] = dict(HOUSE)
        for game in registry:
            self.texts |= game.refusals

    def say(self, refusal: Refusal, language: Language) -> str:
        """The sentence of a refusal. A refusal among its details is said in its place."""
        details = {
            key: self.say(value, language) if isinstance(value, Refusal) else value
            for key, value in refusal.details.items()
        }
        return self.texts[refusal.code].in_language(language).format(**details)
