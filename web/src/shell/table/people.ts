/** What those round a table are called and look like on this screen. */
import { faceFor } from '../../art/faces.ts'
import type { Person } from '../../net/wire.ts'

type People = readonly (Person | null)[]

/** Whether a bot holds this chair, rather than stands in for its player. */
export function isBot(person: Person): boolean {
  return person.face.startsWith('bot:')
}

/** A name for each chair, no two the same: the second Noisette is « Noisette 2 ». */
export function namesOf(
  people: People,
  levelName: (level: string) => string,
  empty: (seat: number) => string,
): readonly string[] {
  const names: string[] = []
  people.forEach((person, seat) => {
    const name =
      person === null ? empty(seat) : isBot(person) ? levelName(person.name) : person.name
    let unlike = name
    for (let n = 2; names.includes(unlike); n++) unlike = `${name} ${n}`
    names.push(unlike)
  })
  return names
}

/** A face for each chair. Those who share one screen came with one face: all but the first are
 * drawn by their names. */
export function facesOf(people: People): readonly string[] {
  return people.map((person, seat) => {
    if (person === null) return ''
    if (isBot(person)) return person.face
    const first = people.findIndex((other) => other?.face === person.face)
    return first === seat ? person.face : faceFor(person.name)
  })
}
