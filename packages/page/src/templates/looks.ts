import { pageThemes, type PageThemeId, type Theme } from '@naikkelas/ui/theme/schema'
import type { Look } from './template.ts'

type Wear = Partial<Pick<Theme, 'font' | 'rounded'>>

/** A look of a template: a brand colour, a font and corners. */
export function look(id: PageThemeId, { font = 'poppins', rounded = 'medium' }: Wear = {}): Look {
  const colour = pageThemes.find((theme) => theme.id === id)
  if (!colour) throw new Error(`there is no page theme ${id}`)
  return { label: colour.name, theme: { font, rounded, brand: colour.brand, accent: null, mode: 'light' } }
}
