/** An address' parameters with some filters changed; another filter starts at the first page again. */
export function withFilter(params: URLSearchParams, changed: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!('halaman' in changed)) next.delete('halaman')
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
