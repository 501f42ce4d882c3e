import { signedInCookie, savedItemsKey } from '@naikkelas/contract/identity'
import { cookieOf } from './cookies.ts'
import { loadScript } from './load-script.ts'

/** Address of the script that keeps what a visitor saves; put in when this one is written. */
declare const SAVED_ITEMS_SCRIPT: string

/**
 * Pages are drawn with nothing saved. Those who have saved something, or have an account, get the script that shows it; all
 * others with the first “Simpan” they press, which is then pressed again.
 */
export function awaitSaving(): void {
  if (!document.querySelector('[data-save],[data-saved]')) return
  if (hasSavedItems() || cookieOf(signedInCookie)) return loadScript(SAVED_ITEMS_SCRIPT)
  function load({ target }: Event): void {
    const button = (target as Element).closest<HTMLElement>('[data-save]')
    if (!button) return
    removeEventListener('click', load)
    loadScript(SAVED_ITEMS_SCRIPT, () => button.click())
  }
  addEventListener('click', load)
}

function hasSavedItems(): boolean {
  try {
    return localStorage.getItem(savedItemsKey) !== null
  } catch {
    // Storage is refused.
    return false
  }
}
