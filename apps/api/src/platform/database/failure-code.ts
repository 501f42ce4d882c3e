/** The code PostgreSQL or the socket gave, found behind whatever wrapped it. */
export function failureCode(error: unknown): string | undefined {
  return detailOf(error, 'code')
}

/** The constraint that a statement broke, by its name; undefined for every other failure. */
export function brokenConstraint(error: unknown): string | undefined {
  return detailOf(error, 'constraint')
}

function detailOf(error: unknown, key: 'code' | 'constraint'): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const value = (at as { [name in typeof key]?: unknown })[key]
    if (typeof value === 'string') return value
  }
  return undefined
}
