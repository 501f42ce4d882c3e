import { type WhatsappNumberProblem, whatsappNumberMessages } from '../../values/whatsapp-number.ts'

/** What a PhoneInput says itself. */
export interface PhoneInputLabels {
  /** Below the field, while it holds no number. */
  help: string
  /** In its place: the number as it is called from anywhere. */
  called: (number: string) => string
  /** Why a number cannot be taken, once the field was left or the form was sent. */
  problems: Readonly<Record<WhatsappNumberProblem, string>>
}

export const phoneInputLabelsId: PhoneInputLabels = {
  help: 'Diawali 08 atau +62, misalnya 0812-3456-7890.',
  called: (number) => `Nomor lengkap: ${number}`,
  problems: whatsappNumberMessages,
}

export const phoneInputLabelsEn: PhoneInputLabels = {
  help: 'Begins with 08 or +62, as in 0812-3456-7890.',
  called: (number) => `Full number: ${number}`,
  problems: {
    empty: 'Enter a WhatsApp number',
    characters: "A WhatsApp number has digits only, or a '+' at its start",
    plus: "The '+' can only stand at the start of the number",
    tooLong: 'The WhatsApp number is too long',
  },
}
