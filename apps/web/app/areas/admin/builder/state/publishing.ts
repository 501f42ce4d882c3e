import type { VariantKey } from '@naikkelas/page'
import type { ServerFinding } from './server-findings.ts'

/** The state of publishing the open page; a key, a command or the button start it. */
export interface Publishing {
  /** Whether a try is on its way. */
  isPublishing: boolean
  /** The panel that hangs below the button. */
  panel: 'published' | 'findings' | null
  /** Whether the last try was refused: from then on the bar counts what is left to do. */
  wasRefused: boolean
  fromServer: readonly ServerFinding[]
  /** Variants whose absence ends the test that runs, once the page is published. */
  goneVariants: readonly VariantKey[]
}

export const notPublishing: Publishing = {
  isPublishing: false,
  panel: null,
  wasRefused: false,
  fromServer: [],
  goneVariants: [],
}
