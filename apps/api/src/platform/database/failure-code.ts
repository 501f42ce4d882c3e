/** The code PostgreSQL or the socket gave, found behind whatever wrapped it. */
export function failureCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}
