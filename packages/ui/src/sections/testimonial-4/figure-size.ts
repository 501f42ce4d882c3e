/** How large a figure may be drawn, by its longest word: a number is large, a sentence is not. */
export function figureSize(value: string): 'large' | 'medium' | 'small' {
  const longest = Math.max(0, ...value.split(/\s+/).map((word) => word.length))
  if (value.length <= 12 && longest <= 7) return 'large'
  return value.length <= 24 && longest <= 11 ? 'medium' : 'small'
}
