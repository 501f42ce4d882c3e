import type { AriaAttributes, CSSProperties, Ref } from 'react'

/** What the card of a toast may be given. */
export interface ToastAttributes extends AriaAttributes {
  id?: string
  className?: string
  style?: CSSProperties
  [data: `data-${string}`]: string | number | boolean | undefined
  ref?: Ref<HTMLDivElement>
}

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
  /** Attributes of its card: an `id`, a class, a name for tests. */
  attributes?: ToastAttributes
}

export interface ShownToast extends ToastOptions {
  id: string
}
