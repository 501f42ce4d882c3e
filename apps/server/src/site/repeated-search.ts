/** Parameters of the search page that narrow it down or turn its pages: such addresses are no search of their own. */
const furtherNames = ['jenis', 'kategori', 'harga', 'tingkat', 'urut', 'halaman']

/**
 * The words of a search page that was sent from memory, to be counted for the report of searched words.
 * @param address path and query
 * @returns null for any other screen, and for further pages and narrowed lists
 */
export function searchedWordsIn(address: string): string | null {
  if (!address.startsWith('/search?')) return null
  const params = new URLSearchParams(address.slice('/search?'.length))
  return furtherNames.some((name) => params.has(name)) ? null : params.get('cari')
}
