import { randomInt } from 'node:crypto'

/** Without what reads alike (0 and o, 1, i and l), and without vowels: no code spells a word. */
const letters = '23456789bcdfghjkmnpqrstvwxz'
const length = 7

/** Ten thousand million codes: guessing finds no link. */
export function newShortCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
