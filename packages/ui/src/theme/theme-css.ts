import { brandScale, type ColorScale } from './brand-scale.ts'
import type { Theme } from './theme.schema.ts'

export interface ThemeCss {
  /** `ui-t-` and a hash of the colours: the same colours always get the same class. */
  className: string
  /** One rule with the theme's ladders. */
  css: string
}

/**
 * The rule that colours a theme scope. Only parsed colours reach the text, never what was typed, and no style
 * attribute is needed, so a strict content security policy holds.
 * @throws when a colour is not `#rrggbb`
 */
export function themeToCss(theme: Pick<Theme, 'brand' | 'accent'>): ThemeCss {
  const declarations = [
    ...variables('brand', brandScale(theme.brand)),
    ...(theme.accent === null ? [] : variables('highlight', brandScale(theme.accent))),
  ].join('')
  const className = `ui-t-${hash(declarations)}`
  return { className, css: `[data-ui-theme].${className}{${declarations}}` }
}

function variables(name: string, scale: ColorScale): string[] {
  return Object.entries(scale).map(([step, hex]) => `--ui-${name}-${step}:${hex};`)
}

/** FNV-1a, 32 bits: short, and steady between machines. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return (value >>> 0).toString(36)
}
