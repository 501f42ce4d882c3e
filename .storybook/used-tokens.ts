import { readFileSync } from 'node:fs'

const theme = readFileSync(new URL('../packages/ui/src/styles/theme.gen.css', import.meta.url), 'utf8')

/** Which utilities stand for which kind of token: `ui:bg-action` is the colour `action`. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:bg|text|border|fill|stroke|outline|divide|ring|decoration|accent|caret|from|to)-(?:[xytrbls]-)?(.+)$/, 'color'],
  [/^rounded-(?:[a-z]{1,2}-)?(.+)$/, 'radius'],
  [/^text-(.+)$/, 'text'],
  [/^font-(.+)$/, 'font'],
  [/^shadow-(.+)$/, 'shadow'],
  [/^ease-(.+)$/, 'ease'],
  [/^duration-(.+)$/, 'transition-duration'],
  [/^animate-(.+)$/, 'animate'],
]
const known = new Set([...theme.matchAll(/^\s*--([a-z][\w-]*?):/gm)].map(([, name = '']) => name))

/** The design tokens that sources name, by their utilities and their variables. */
export function usedTokens(sources: readonly string[]): string[] {
  const found = new Set<string>()
  for (const source of sources) {
    for (const [, utility = ''] of source.matchAll(/ui:(?:[^\s'"`{}]*:)?([a-z]+-[\w-]+)/g))
      for (const [pattern, kind] of kinds) {
        const name = pattern.exec(utility)?.[1]
        if (name !== undefined && known.has(`${kind}-${name}`))
          found.add(`${kind === 'transition-duration' ? 'duration' : kind}: ${name}`)
      }
    for (const [, name = ''] of source.matchAll(/var\(--ui-([a-z][\w-]*)/g)) found.add(`variable: ${name}`)
  }
  return [...found].sort()
}
