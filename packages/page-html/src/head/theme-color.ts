import type { StoredSection } from '@naikkelas/page'
import { colorNamed, pageScales, type Theme } from '@naikkelas/ui/theme'
import { toneColors } from '@naikkelas/ui/tokens'

/** The browser's theme colour: the background at the top of the page, so that no edge is visible. */
export function themeColor(theme: Theme, sections: readonly StoredSection[]): string {
  const first = sections.find(({ settings }) => !settings.isHidden && settings.visibleOn !== 'desktop')
  return colorNamed(toneColors[theme.mode][first?.settings.tone ?? 'white'].ground, pageScales(theme))
}
