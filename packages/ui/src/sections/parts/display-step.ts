export type DisplayStep = 'xl' | 'l' | 'm'

/**
 * Words with a hyphen that are short enough to stay on one line of a phone: doubled ones (`benar-benar`) and those of one
 * letter (`e-mail`). One capture, so that `split` keeps it.
 */
export const keptWord = /\b(\p{L}{2,5}-\p{L}{2,6}|e-\p{L}{2,8})\b/iu

/**
 * The largest display size at which a heading still fits a 280 px screen: chosen by its length and by its longest
 * word, because Android does not hyphenate Indonesian (design.md, type).
 */
export function displayStep(heading: string): DisplayStep {
  const words = heading.split(/\s+/).flatMap((word) => (keptWord.test(word) ? word : word.split('-')))
  const longest = Math.max(0, ...words.map((word) => word.length))
  if (heading.length <= 28 && longest <= 10) return 'xl'
  if (heading.length <= 60 && longest <= 12) return 'l'
  return 'm'
}
