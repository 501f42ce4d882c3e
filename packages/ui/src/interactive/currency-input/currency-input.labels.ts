/** What a CurrencyInput says itself. */
export interface CurrencyInputLabels {
  /** In the frame, before the amount. */
  sign: string
  /** The unit for screen readers, which do not read the sign in the frame. */
  unit: string
  /** Said by the browser when a form is sent with less than `min`. */
  atLeast: (amount: string) => string
  /** The same for more than `max`. */
  atMost: (amount: string) => string
  /** Said at the field when sen stand in it. */
  whole: string
}

export const currencyInputLabelsId: CurrencyInputLabels = {
  sign: 'Rp',
  unit: 'dalam rupiah',
  atLeast: (amount) => `Paling sedikit ${amount}.`,
  atMost: (amount) => `Paling banyak ${amount}.`,
  whole: 'Tulis rupiah bulat, tanpa sen.',
}

export const currencyInputLabelsEn: CurrencyInputLabels = {
  sign: 'IDR',
  unit: 'in rupiah',
  atLeast: (amount) => `At least ${amount}.`,
  atMost: (amount) => `At most ${amount}.`,
  whole: 'Write whole rupiah, without sen.',
}
