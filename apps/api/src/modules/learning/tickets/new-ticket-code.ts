import { certificateCodeLetters, ticketCodeLength } from '@naikkelas/contract/learning'
import { randomBytes } from 'node:crypto'

/** 40 random bits as 8 letters. */
export const newTicketCode = (): string =>
  [...randomBytes(ticketCodeLength)].map((byte) => certificateCodeLetters.charAt(byte & 31)).join('')
