import { letters } from './class-names.ts'

/**
 * Shortens the custom properties of a page's CSS, the most used the shortest. Nothing outside the stylesheet uses them:
 * a published page's script and markup set none.
 */
export function withShortProperties(css: string): string {
  const counts = new Map<string, number>()
  for (const [name] of css.matchAll(PROPERTY)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = new Map([...counts].sort(([, a], [, b]) => b - a).map(([name], index) => [name, `--${letters(index)}`]))
  return css.replace(PROPERTY, (name) => names.get(name) ?? name)
}

// Only after a brace or semicolon, or in `var(`: classes and strings may contain two hyphens too.
const PROPERTY = /(?<=[{;]|var\()--[\w-]+/g
