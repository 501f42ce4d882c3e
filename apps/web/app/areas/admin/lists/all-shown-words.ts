/** What selects all that is in sight: it says how many of how many, where the list goes on beyond. */
export function allShownWords(shown: number, total: number): string {
  return shown < total ? `Pilih ${shown} yang tampil dari ${total}` : `Pilih semua yang tampil (${shown})`
}
