/** What a NumberInput says itself. */
export interface NumberInputLabels {
  increase: string
  decrease: string
  /** Said at the field where the number is below `min`. */
  atLeast: (number: string) => string
  /** The same for more than `max`. */
  atMost: (number: string) => string
  /** The same for a number between two steps. */
  step: (number: string) => string
  /** The same for decimals where there may be none. */
  whole: string
  /** The same for more decimals than there may be. */
  decimals: (count: number) => string
}

export const numberInputLabelsId: NumberInputLabels = {
  increase: 'Tambah',
  decrease: 'Kurangi',
  atLeast: (number) => `Paling sedikit ${number}.`,
  atMost: (number) => `Paling banyak ${number}.`,
  step: (number) => `Isi dengan kelipatan ${number}.`,
  whole: 'Tulis angka bulat, tanpa koma.',
  decimals: (count) => `Paling banyak ${count} angka di belakang koma.`,
}

export const numberInputLabelsEn: NumberInputLabels = {
  increase: 'Increase',
  decrease: 'Decrease',
  atLeast: (number) => `At least ${number}.`,
  atMost: (number) => `At most ${number}.`,
  step: (number) => `Use a multiple of ${number}.`,
  whole: 'Write a whole number.',
  decimals: (count) => (count === 1 ? 'At most 1 decimal.' : `At most ${count} decimals.`),
}
