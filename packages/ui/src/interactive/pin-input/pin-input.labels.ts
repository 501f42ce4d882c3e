/** What a PinInput says itself. */
export interface PinInputLabels {
  /** Read out with the label: how much is expected. */
  expected: (length: number) => string
  /** Said at the field, and by the browser when a form is sent, while digits are missing. */
  incomplete: (length: number) => string
}

export const pinInputLabelsId: PinInputLabels = {
  expected: (length) => `${length} angka`,
  incomplete: (length) => `Kode terdiri dari ${length} angka. Lengkapi kodenya.`,
}

export const pinInputLabelsEn: PinInputLabels = {
  expected: (length) => `${length} digits`,
  incomplete: (length) => `The code has ${length} digits. Complete it.`,
}
