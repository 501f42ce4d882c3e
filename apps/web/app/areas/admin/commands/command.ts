import type { IconName } from '@naikkelas/ui/icons'

/** Something that can be done from the keyboard by naming it. */
export interface Command {
  id: string
  label: string
  /** Heading it stands under. */
  group: string
  /** Further words it is found by, Indonesian and English. */
  words: string
  icon: IconName
  /** Beside the label: a shortcut, a state. */
  hint?: string
  run: () => void
}
