/**
 * Saving: what was done here reaches the server in order and once, whatever happens to tab, process and network.
 *
 * - `openPage(detail, account)` takes over what an earlier visit of this account left in the browser and gives the builder's store and saver.
 * - `Saver` is a store of `SaveState` (`status`, `needsSignIn`, `needsReload`, `conflicts`, `hasPending`) with
 *   `add(operations, run)` for every edit (openPage wires it to the store's onEdit), `flush()` before anything that
 *   needs the server to have everything, `resume()` after a sign-in or a press of "Coba lagi", `settleConflict(id)`
 *   when a conflict was decided, `refresh()`, `headVersion()` and `stop()`.
 * - `saveStateText[status]` are its words. `<LeaveGuard />` of `frame/` watches network, visibility and leaving.
 *
 * A conflict does not stop the rest: the page shows the other's value, one's own is in the conflict (and stays in the
 * browser) until someone decides. Choosing one's own is an edit like any other; then `settleConflict(id)`.
 */
export type { Conflict } from './conflict.ts'
export { openPage } from './open-page.ts'
export { saveStateText } from './save-state-text.ts'
export { readyDetails } from './ready-details.ts'
export { atHead } from './saved-page.ts'
export type { DetailName, PageDetails, Saver, SaveState, SaveStatus } from './saver-types.ts'
