import type { VariantKey } from '@naikkelas/page'
import { create } from 'zustand'
import type { ServerFinding } from './server-findings.ts'

interface Publishing {
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

const atRest: Publishing = { isPublishing: false, panel: null, wasRefused: false, fromServer: [], goneVariants: [] }

/** How publishing stands on the page that is open; a key, a command or the button start it. */
export const usePublishing = create<Publishing>(() => atRest)

/** Reset for another page. */
export const resetPublishing = () => usePublishing.setState(atRest)
