import { group } from './read.mjs'
import { plain } from './value.mjs'

export const HEADER = '/* Generated from tokens/ by "npm run tokens". Do not edit. */\n'
export const TONES = ['white', 'paper', 'soft', 'board', 'brand', 'turmeric']

/**
 * Variables of the theme scope. Everything derived is declared on every scope again: a variable that was derived on
 * :root would stay frozen in a nested scope.
 */
export function tokensCss({ base, mode, rounded, font, defaults }) {
  const scope = [
    ...group(base, 'brand').map((t) => [`--ui-brand-${t.name}`, plain(t)]),
    ...group(base, 'highlight').map((t) => [`--ui-highlight-${t.name}`, plain(t)]),
    ...group(base, 'rounded').map((t) => [`--ui-radius-${t.name}`, plain(t)]),
    ...fontVariables(base),
  ]
  const inDarkMode = [
    ['--ui-light', ''],
    ['--ui-dark', 'initial'],
  ]
  const blocks = [
    block(':root,\n[data-ui-theme]', [['--ui-light', 'initial'], ['--ui-dark', ''], ['--ui-cq', '0rem'], ...scope]),
    block('[data-ui-theme][data-mode="dark"]', inDarkMode),
    `@media (prefers-color-scheme: dark) {\n${indent(block('[data-ui-theme][data-mode="auto"]', inDarkMode))}\n}`,
    `@supports (width: 1cqi) {\n${indent(block(':root,\n[data-ui-theme]', [['--ui-cq', '1cqi']]))}\n}`,
  ]
  for (const [name, theme] of Object.entries(rounded)) {
    if (name === defaults.rounded) continue
    const radii = group(theme, 'rounded').map((t) => [`--ui-radius-${t.name}`, plain(t)])
    blocks.push(block(`[data-ui-theme][data-rounded="${name}"]`, radii))
  }
  for (const [name, theme] of Object.entries(font)) {
    if (name === defaults.font) continue
    const kept = new Map(fontVariables(base))
    const changed = fontVariables(theme).filter(([key, value]) => kept.get(key) !== value)
    blocks.push(block(`[data-ui-theme][data-font="${name}"]`, changed))
  }
  blocks.push(...toneBlocks(mode))
  return `${HEADER}${blocks.join('\n')}\n`
}

function fontVariables(theme) {
  return group(theme, 'font').map((t) => [`--ui-${/^(body|app)$/.test(t.name) ? 'font-' : ''}${t.name}`, plain(t)])
}

/**
 * One of the two switches is empty, the other invalid (and so falls back to its value): the nearest scope decides
 * between light and dark, however scopes are nested. A selector for the mode would see every scope above.
 */
function toneVariables(mode, tone) {
  const dark = new Map(group(mode.dark, `tone.${tone}`).map((t) => [t.name, plain(t)]))
  return group(mode.light, `tone.${tone}`).map((t) => {
    const [inLight, inDark] = [plain(t), dark.get(t.name)]
    return [`--ui-${t.name}`, inLight === inDark ? inLight : `var(--ui-light, ${inLight}) var(--ui-dark, ${inDark})`]
  })
}

const selectorOf = (tone) => (tone === 'app' ? ':root,\n[data-ui-theme]' : `[data-tone="${tone}"]`)

/** Declarations shared by several tones are written once; the scope's own come first, so that a tone on it wins. */
function toneBlocks(mode) {
  const byTones = new Map()
  const byDeclaration = new Map()
  for (const tone of ['app', ...TONES]) {
    for (const [key, value] of toneVariables(mode, tone)) {
      const declaration = `${key}: ${value}`
      byDeclaration.set(declaration, [...(byDeclaration.get(declaration) ?? []), tone])
    }
  }
  for (const [declaration, tones] of byDeclaration) {
    const selector = tones.map(selectorOf).join(',\n')
    byTones.set(selector, [...(byTones.get(selector) ?? []), declaration.split(/: (.*)/s).slice(0, 2)])
  }
  return [...byTones].map(([selector, declarations]) => block(selector, declarations))
}

const block = (selector, declarations) =>
  `${selector} {\n${declarations.map(([key, value]) => `  ${key}: ${value};`).join('\n')}\n}`
const indent = (text) => text.replace(/^/gm, '  ')
