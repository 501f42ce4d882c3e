import { sortOrders } from '@naikkelas/contract'

/** Words of each sort order, by its code. */
export const sortWords = ['Paling laris', 'Terbaru', 'Terlama', 'Termurah', 'Termahal'] as const

const codes: ReadonlySet<number> = new Set(Object.values(sortOrders))
const place = /^(sesudah|sebelum)_(-?\d{1,15}\.\d{1,15})$/

/** Order and page of a list in its address; what no list has is left out. */
export function listAddressOf(params: URLSearchParams) {
  const asked = params.get('urut') ?? ''
  const sort = /^\d$/.test(asked) && codes.has(Number(asked)) ? Number(asked) : undefined
  const [, side, at] = place.exec(params.get('halaman') ?? '') ?? []
  return {
    ...(sort === undefined ? {} : { sort }),
    ...(side === 'sesudah' && at !== undefined ? { after: at } : {}),
    ...(side === 'sebelum' && at !== undefined ? { before: at } : {}),
  }
}

/** Whether an address asks for the first page of a list. */
export const isFirst = ({ after, before }: ReturnType<typeof listAddressOf>) =>
  after === undefined && before === undefined

/** The neighbouring page of a list, in the same order. */
export function pageAddress(sort: number | undefined, side: 'after' | 'before', at: string): string {
  const params = new URLSearchParams(sort === undefined ? {} : { urut: String(sort) })
  params.set('halaman', placeParam(side, at))
  return `?${params}`
}

export const placeParam = (side: 'after' | 'before', at: string) => `${side === 'after' ? 'sesudah' : 'sebelum'}_${at}`
