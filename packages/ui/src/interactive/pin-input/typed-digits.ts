/** The digits of a text, at most so many: `Kode: 123 456` is `123456`. */
export const digitsOf = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length)

/** The caret’s place among the digits, from its place in the text as typed or pasted. */
export const caretAmongDigits = (text: string, caret: number, length: number) =>
  digitsOf(text.slice(0, caret), length).length
