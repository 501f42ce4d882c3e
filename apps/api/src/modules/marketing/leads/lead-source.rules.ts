const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
const greatestUtmLength = 120
const greatestPathLength = 300

export interface LeadSource {
  path: string | null
  utm: Record<string, string>
}

/** Where a form was submitted: the path and the campaign parameters of its address, nothing else. */
export function leadSource(address: string, publicUrl: string): LeadSource {
  if (address === '' || !URL.canParse(address, publicUrl)) return { path: null, utm: {} }
  const { pathname, searchParams } = new URL(address, publicUrl)
  const utm = utmNames.flatMap((name) => {
    const value = (searchParams.get(name) ?? '').trim().slice(0, greatestUtmLength)
    return value === '' || !isStorable(value) ? [] : [[name, value] as const]
  })
  return { path: pathname.slice(0, greatestPathLength), utm: Object.fromEntries(utm) }
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()
