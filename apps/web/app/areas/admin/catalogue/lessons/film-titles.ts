const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

/** As files are listed: `2 Judul.mp4` before `10 Foto.mp4`. */
export const inOrderOfNames = <Named extends { name: string }>(files: readonly Named[]): Named[] =>
  files.toSorted((one, other) => byName.compare(one.name, other.name))

/** The title of a lesson by the name of its film: `03_memotret-produk.mp4` becomes `Memotret produk`. */
export function titleOfFilm(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const unnumbered = words.replace(/^\d{1,3}[.):]?\s+/, '') || words
  return (unnumbered.charAt(0).toUpperCase() + unnumbered.slice(1)).slice(0, 120)
}
