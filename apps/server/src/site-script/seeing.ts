import { seenItemsKey } from '@naikkelas/contract/identity'
import { loadScript } from './load-script.ts'

/** Address of the script that shows what was opened before; put in when this one is written. */
declare const SEEN_ITEMS_SCRIPT: string

/** What this browser remembers. */
const KEPT_AT_MOST = 13

/** A page of an entry is remembered; pages with room for what was opened before, hidden, get the script that shows it. */
export function rememberSeen(): void {
  const place = document.querySelector<HTMLElement>('[data-seen]')
  if (!place) return
  try {
    const now = place.dataset.seen
    const others = (localStorage.getItem(seenItemsKey) ?? '').split('.').filter((number) => number && number !== now)
    if (now) localStorage.setItem(seenItemsKey, [now, ...others].slice(0, KEPT_AT_MOST).join('.'))
    // Landing documents are remembered and have no such room.
    if (others.length > 0 && place.hidden) loadScript(SEEN_ITEMS_SCRIPT)
  } catch {
    // Storage is refused.
  }
}
