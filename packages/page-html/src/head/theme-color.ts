import type { StoredSection } from '@naikkelas/page'
import { colorNamed, pageScales, type Theme } from '@naikkelas/ui/theme'
import { toneColors } from '@naikkelas/ui/tokens'

/** The colour of the browser's own bar: the ground that the page opens on, so that no edge is seen between them. */
export function themeColor(theme: Theme, sections: readonly StoredSection[]): string {
  const first = sections.find(({ settings }) => !settings.isHidden && settings.visibleOn !== 'desktop')
  return colorNamed(toneColors[theme.mode][first?.settings.tone ?? 'white'].ground, pageScales(theme))
}
