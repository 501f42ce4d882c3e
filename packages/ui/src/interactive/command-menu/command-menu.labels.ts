/** What a CommandMenu says beside its commands. */
export interface CommandMenuLabels {
  title: string
  /** Names the field. */
  field: string
  placeholder: string
  searching: string
  /** Said when nothing fits what was typed. */
  none: (typed: string) => string
  /** Read out while one types. */
  count: (count: number) => string
}

export const commandMenuLabelsId: CommandMenuLabels = {
  title: 'Cari perintah',
  field: 'Perintah atau halaman',
  placeholder: 'Ketik perintah atau nama halaman',
  searching: 'Mencari…',
  none: (typed) => `Tidak ada yang cocok dengan “${typed.trim()}”.`,
  count: (count) => `${count} pilihan`,
}

export const commandMenuLabelsEn: CommandMenuLabels = {
  title: 'Find a command',
  field: 'Command or page',
  placeholder: 'Type a command or the name of a page',
  searching: 'Searching…',
  none: (typed) => `Nothing matches “${typed.trim()}”.`,
  count: (count) => (count === 1 ? '1 option' : `${count} options`),
}
