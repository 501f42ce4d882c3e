import type { MediaSort } from '@naikkelas/contract/pages'

/** The last of what was shown: what it is ordered by, and its id. */
export interface Place {
  sortKey: string
  id: string
}

/** Cursor of the next page, opaque to clients. */
export function cursorOf({ sortKey, id }: Place): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify([sortKey, id]))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const instant = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/
const keys: Readonly<Record<MediaSort, RegExp>> = {
  newest: instant,
  oldest: instant,
  name: /^[^\0]{0,200}$/su,
  largest: /^\d{1,18}$/,
}

/** The place a cursor names; undefined when it is none that this order could have given out. */
export function placeOf(cursor: string, sort: MediaSort): Place | undefined {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(read) || read.length !== 2) return undefined
    const [sortKey, id] = read as unknown[]
    if (typeof sortKey !== 'string' || typeof id !== 'string') return undefined
    return keys[sort].test(sortKey) && sortKey.isWellFormed() && uuid.test(id) ? { sortKey, id } : undefined
  } catch {
    return undefined
  }
}
