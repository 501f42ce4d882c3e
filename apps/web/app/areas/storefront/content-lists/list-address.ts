/** Newest 1, oldest 2 (specification, section 3). */
export const timeSortWords = [
  { code: 1, word: 'Terbaru' },
  { code: 2, word: 'Terlama' },
] as const

const place = /^(sesudah|sebelum)_(-?\d{1,15}\.\d{1,15})$/

export interface AskedList {
  /** Undefined for the newest first. */
  sort: 1 | 2 | undefined
  search: string
  after: string | undefined
  before: string | undefined
}

/** Words, order and page of a list in its address; what no list has is left out. */
export function askedListOf(params: URLSearchParams): AskedList {
  const sort = params.get('urut')
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  return {
    sort: sort === '1' ? 1 : sort === '2' ? 2 : undefined,
    // A database cannot look for a NUL.
    search: (params.get('cari') ?? '').replaceAll('\0', '').trim().slice(0, 80),
    after: side === 'sesudah' ? at : undefined,
    before: side === 'sebelum' ? at : undefined,
  }
}

/** The same as a query of an endpoint. */
export const queryOf = ({ sort, search, after, before }: AskedList) => ({
  ...(sort !== undefined && { sort }),
  ...(search !== '' && { search }),
  ...(after !== undefined && { after }),
  ...(before !== undefined && { before }),
})

/** The neighbouring page of a list, with the same words, order and filters. */
export function neighbourAddress(
  { sort, search }: AskedList,
  side: 'after' | 'before',
  at: string,
  filters: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''))
  if (search !== '') params.set('cari', search)
  if (sort !== undefined) params.set('urut', String(sort))
  params.set('halaman', `${side === 'after' ? 'sesudah' : 'sebelum'}_${at}`)
  return `?${params}`
}
