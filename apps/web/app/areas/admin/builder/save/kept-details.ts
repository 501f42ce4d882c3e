import type { LandingPage } from '@naikkelas/contract/pages'
import type { DetailName, PageDetails } from './saver-types.ts'
import type { ShadowPage } from './shadow.ts'

/** The value that was typed, and the saved value at that time. */
type Kept = Partial<Record<DetailName, { typed: string | null; was: string | null }>>

const keyOf = ({ accountId, pageId }: ShadowPage) => `naikkelas-details-${accountId}-${pageId}`

/**
 * Stores typed details that the server does not have yet, in `localStorage`: it writes synchronously, so that a window
 * that closes at once loses nothing.
 * @param saved the server's values
 */
export function keepDetails(of: ShadowPage, typed: Partial<PageDetails>, saved: PageDetails): void {
  const kept = namesIn(typed).map((name) => [name, { typed: typed[name], was: saved[name] }])
  try {
    if (kept.length === 0) localStorage.removeItem(keyOf(of))
    else localStorage.setItem(keyOf(of), JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // A browser that keeps nothing: they are sent while the tab lives.
  }
}

/**
 * The values that an earlier visit typed and could not save; `contested` names those that another admin has changed
 * meanwhile.
 */
export function keptDetails(
  of: ShadowPage,
  page: LandingPage,
): { typed: Partial<PageDetails>; contested: DetailName[] } {
  const kept = read(of)
  const names = namesIn(kept).filter((name) => kept[name]?.typed !== page[name])
  return {
    typed: Object.fromEntries(names.map((name) => [name, kept[name]?.typed])),
    contested: names.filter((name) => kept[name]?.was !== page[name]),
  }
}

function read(of: ShadowPage): Kept {
  try {
    return JSON.parse(localStorage.getItem(keyOf(of)) ?? '{}') as Kept
  } catch {
    return {}
  }
}

const namesIn = (of: object) => Object.keys(of) as DetailName[]
