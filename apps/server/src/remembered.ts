import { LRUCache } from 'lru-cache'

/** Clients can send any number of values; the ones that matter are few. */
const MAX_TEXTS = 100

/** A function of one text that decides each text once: headers such as Host repeat with every request. */
export function remembered<Result extends NonNullable<unknown>>(
  decide: (text: string) => Result,
): (text: string) => Result {
  const cache = new LRUCache<string, Result>({ max: MAX_TEXTS, memoMethod: decide })
  return (text) => cache.memo(text)
}
