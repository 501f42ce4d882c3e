/** An endpoint's address and body for an input of params, query and body. Empty query values are left out. */
export function requestParts(
  { path }: { path: string },
  input: Record<string, unknown>,
): { address: string; body: string | undefined } {
  const params = recordOf(input.params)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(recordOf(input.query))) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const search = query.toString()
  return {
    address: `/api${filled}${search === '' ? '' : `?${search}`}`,
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
