/** What a TagsInput says itself. */
export interface TagsInputLabels {
  /** Names the list of what is in it. */
  list: string
  /** How to write several, for screen readers. */
  help: string
  remove: (tag: string) => string
  /** Read out after tags were added. */
  added: (tags: readonly string[]) => string
  removed: (tag: string) => string
  /** Said at the field: these are in it already. */
  repeated: (tags: readonly string[]) => string
  tooLong: (tags: readonly string[], most: number) => string
  beyond: (most: number) => string
  /** Said by the browser where it has to be filled in. */
  missing: string
}

const quotedId = (tags: readonly string[]) => tags.map((tag) => `“${tag}”`).join(', ')

export const tagsInputLabelsId: TagsInputLabels = {
  list: 'Sudah diisi',
  help: 'Tekan Enter atau koma setelah setiap isi.',
  remove: (tag) => `Hapus ${tag}`,
  added: (tags) => `${tags.join(', ')} ditambahkan.`,
  removed: (tag) => `${tag} dihapus.`,
  repeated: (tags) => `${quotedId(tags)} sudah ada.`,
  tooLong: (tags, most) => `${quotedId(tags)} terlalu panjang. Paling banyak ${most} huruf.`,
  beyond: (most) => `Paling banyak ${most} isi.`,
  missing: 'Isi sedikitnya satu.',
}

export const tagsInputLabelsEn: TagsInputLabels = {
  list: 'In the field',
  help: 'Press Enter or a comma after each one.',
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `${tags.join(', ')} added.`,
  removed: (tag) => `${tag} removed.`,
  repeated: (tags) =>
    tags.length === 1 ? `${quotedId(tags)} is already there.` : `${quotedId(tags)} are already there.`,
  tooLong: (tags, most) => `${quotedId(tags)}: too long. ${most} letters at most.`,
  beyond: (most) => `${most} at most.`,
  missing: 'Fill in at least one.',
}
