export interface ToastOptions {
  /** What happened, in one sentence. */
  title: string
  text?: string
  /** @default 'ok' */
  tone?: 'ok' | 'info' | 'warn' | 'danger'
  /** Undo or a way onwards; whatever it does must be possible elsewhere too. */
  action?: { label: string; onSelect: () => void }
  /** How long it stays, in ms; `Infinity` until closed. Errors and actions stay longer. @default 5000, 10000 */
  durationMs?: number
  /** A toast with the id of one in sight replaces it. */
  id?: string
}

export interface ShownToast extends ToastOptions {
  id: string
}
