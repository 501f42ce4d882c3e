export type NumberStep = 'short' | 'medium' | 'long'

/** How many characters must fit the width: the fewer, the larger they are drawn. Narrow signs count half. */
export function numberStep(value: string): NumberStep {
  const width = [...value.trim()].reduce((sum, sign) => sum + (/[.,:'| ]/.test(sign) ? 0.5 : 1), 0)
  if (width <= 3) return 'short'
  return width <= 5.5 ? 'medium' : 'long'
}

/** The step at which numbers beside each other are all drawn: that of the longest. */
export function commonStep(values: readonly string[]): NumberStep {
  const steps = values.map(numberStep)
  return (['long', 'medium'] as const).find((step) => steps.includes(step)) ?? 'short'
}
