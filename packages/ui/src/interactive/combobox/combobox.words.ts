/** What a Combobox says beside its options. */
export interface ComboboxWords {
  /** Names the list. */
  options: string
  clear: string
  searching: string
  none: (typed: string) => string
  count: (count: number) => string
}

export const indonesian: ComboboxWords = {
  options: 'Pilihan',
  clear: 'Kosongkan pilihan',
  searching: 'Mencari…',
  none: (typed) => (typed.trim() === '' ? 'Belum ada pilihan.' : `Tidak ada yang cocok dengan “${typed.trim()}”.`),
  count: (count) => `${count} pilihan. Gunakan panah untuk memilih.`,
}
