import type { IconName } from '@naikkelas/ui/icons'

/** A command that can be run by name from the keyboard. */
export interface Command {
  id: string
  label: string
  /** Group heading. */
  group: string
  /** Additional search words, Indonesian and English. */
  words: string
  icon: IconName
  /** Beside the label: a shortcut, a state. */
  hint?: string
  run: () => void
}
