import { pageThemes } from '@naikkelas/ui/theme'
import type { CSSProperties } from 'react'

/** A person's colour: dark enough for white letters, distinguishable by hue. */
export function personColor(color: number): string {
  return (pageThemes[color] ?? pageThemes[0]).brand
}

/** Sets it as `--person` for what is drawn inside. */
export function personStyle(color: number): CSSProperties {
  return { '--person': personColor(color) } as CSSProperties
}
