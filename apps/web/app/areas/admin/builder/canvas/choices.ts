import type { ReactNode } from 'react'

export interface Choices {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  /** What an option looks like; decorative. Drawn when the menu opens. */
  pictureOf?: (value: string) => ReactNode
}
