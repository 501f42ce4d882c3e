const DAY_MS = 864e5
const WIB_MS = 252e5
const KEY = 'nk_popup'

/** The day in WIB, as a number. */
const dayOf = (now: number) => Math.floor((now + WIB_MS) / DAY_MS)

/**
 * Whether no pop-up was opened in this browser today; from then on one was. Where nothing can be kept, none opens: it
 * would open on every page.
 */
export function mayOpenPopup(storage: () => Storage, now: number): boolean {
  try {
    const today = String(dayOf(now))
    if (storage().getItem(KEY) === today) return false
    storage().setItem(KEY, today)
    return true
  } catch {
    return false
  }
}
