import { orderCodeLength } from '@naikkelas/contract/commerce'
import { randomInt } from 'node:crypto'

/** Crockford's digits: without letters that are taken for others. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 70 random bits. */
export const newOrderCode = (): string =>
  Array.from({ length: orderCodeLength }, () => DIGITS[randomInt(DIGITS.length)]).join('')
