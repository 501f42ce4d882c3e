import { loadScript } from './load-script.ts'

/** Address of the script that suggests names; put in when this one is written. */
declare const SUGGESTIONS_SCRIPT: string

/** A search box gets its suggestions once a visitor is about to type. */
export function awaitSearch(): void {
  function load({ target }: Event): void {
    if (!(target as Element).matches?.('[data-search]')) return
    removeEventListener('focusin', load)
    loadScript(SUGGESTIONS_SCRIPT)
  }
  addEventListener('focusin', load)
}
