import { letters } from './class-names.ts'

/**
 * Gives the custom properties of a page's CSS short names, the most used the shortest. Nothing outside the stylesheet
 * knows them: a published page has no script and no style attribute.
 */
export function withShortProperties(css: string): string {
  const counts = new Map<string, number>()
  for (const [name] of css.matchAll(PROPERTY)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const names = new Map([...counts].sort(([, a], [, b]) => b - a).map(([name], index) => [name, `--${letters(index)}`]))
  return css.replace(PROPERTY, (name) => names.get(name) ?? name)
}

// Set after a brace or semicolon, read in `var(`: classes and strings that happen to hold two hyphens are neither.
const PROPERTY = /(?<=[{;]|var\()--[\w-]+/g
