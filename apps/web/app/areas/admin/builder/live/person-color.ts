import { pageThemes } from '@naikkelas/ui/theme'
import type { CSSProperties } from 'react'

/** The colour a person is told apart by: dark enough for white letters, told from its neighbours by hue. */
export function personColor(color: number): string {
  return (pageThemes[color] ?? pageThemes[0]).brand
}

/** Sets it as `--person` for what is drawn inside. */
export function personStyle(color: number): CSSProperties {
  return { '--person': personColor(color) } as CSSProperties
}
