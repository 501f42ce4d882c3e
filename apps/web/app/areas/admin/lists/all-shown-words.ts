/** Label of the checkbox that selects all visible rows: how many of how many. */
export function allShownWords(shown: number, total: number): string {
  return shown < total ? `Pilih ${shown} yang tampil dari ${total}` : `Pilih semua yang tampil (${shown})`
}
