import { certificateCodeLetters } from '@naikkelas/contract/learning'
import { randomBytes } from 'node:crypto'

/** 80 random bits as 16 letters. */
export function newCertificateCode(): string {
  let bits = BigInt(`0x${randomBytes(10).toString('hex')}`)
  let code = ''
  for (let letter = 0; letter < 16; letter += 1) {
    code += certificateCodeLetters.charAt(Number(bits & 31n))
    bits >>= 5n
  }
  return code
}
