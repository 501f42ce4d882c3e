import { placeParam } from './list-address.ts'

const place = /^(sesudah|sebelum)_(-?\d{1,15}\.\d{1,15})$/

/** The page of an entry's reviews as its address has it, in `ulasan`; the first for what is none. */
export function reviewPageOf(params: URLSearchParams) {
  const [, side, at] = place.exec(params.get('ulasan') ?? '') ?? []
  if (at === undefined) return {}
  return side === 'sesudah' ? { after: at } : { before: at }
}

/** The neighbouring page of reviews, which comes into sight at once. */
export const reviewPageAddress = (side: 'after' | 'before', at: string) => `?ulasan=${placeParam(side, at)}#ulasan`
