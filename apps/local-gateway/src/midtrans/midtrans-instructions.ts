import type { Instruction } from '../charges.ts'
import { digits, qrText } from '../numbers.ts'

/** What the payer gets, by how a method is paid. */
export function instructionOf(kind: Instruction['kind'], amount: number, number: number): Instruction {
  switch (kind) {
    case 'number':
      return { kind, number: `81278${digits(11, number)}` }
    case 'bill':
      return { kind, billerCode: '70012', billKey: `99${digits(10, number)}` }
    case 'code':
      return { kind, code: `8101${digits(12, number)}` }
    case 'qr':
      return { kind, text: qrText(amount, number) }
    default:
      return { kind }
  }
}
