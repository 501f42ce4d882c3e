interface PartnerReturn {
  host: string
  path: string
  mark: string
}

/** What a partner's host asked for, as the value of a cookie; null where a sign-in is for no other host. */
export function partnerReturnOf({ searchParams }: URL): string | null {
  const asked = { host: searchParams.get('dari'), path: searchParams.get('ke'), mark: searchParams.get('tanda') }
  if (asked.host === null || asked.path === null || asked.mark === null) return null
  return encodeURIComponent(JSON.stringify(asked))
}

/** The same read back; null for what is none of ours. The API checks what it says. */
export function readPartnerReturn(value: string | null): PartnerReturn | null {
  try {
    const { host, path, mark } = JSON.parse(decodeURIComponent(value ?? '')) as Partial<PartnerReturn>
    return host === undefined || path === undefined || mark === undefined ? null : { host, path, mark }
  } catch {
    return null
  }
}
