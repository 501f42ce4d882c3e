/** What a Combobox says beside its options. */
export interface ComboboxLabels {
  /** Names the list. */
  options: string
  clear: string
  searching: string
  none: (typed: string) => string
  count: (count: number) => string
  /** Said by the browser when a form is sent while words without a choice stand in the field. */
  choose: string
}

export const comboboxLabelsId: ComboboxLabels = {
  options: 'Pilihan',
  clear: 'Kosongkan pilihan',
  searching: 'Mencari…',
  none: (typed) => (typed.trim() === '' ? 'Belum ada pilihan.' : `Tidak ada yang cocok dengan “${typed.trim()}”.`),
  count: (count) => `${count} pilihan. Gunakan panah untuk memilih.`,
  choose: 'Pilih salah satu dari daftar.',
}

export const comboboxLabelsEn: ComboboxLabels = {
  options: 'Options',
  clear: 'Clear the choice',
  searching: 'Searching…',
  none: (typed) => (typed.trim() === '' ? 'No options yet.' : `Nothing matches “${typed.trim()}”.`),
  count: (count) => `${count === 1 ? '1 option' : `${count} options`}. Use the arrows to choose.`,
  choose: 'Choose one from the list.',
}
