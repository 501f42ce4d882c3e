import { consentCookie, consentLetters, type PixelProvider, pixelProviders } from '@naikkelas/contract/marketing'
import { isPublicAddress } from '../../../platform/webhooks/index.ts'
import type { BrowserFacts, ReportedEvent } from './providers/pixel-provider.ts'

export type Consent = Partial<Record<PixelProvider, 'visits' | 'visitsAndContacts'>>

/** The visitor's consent by advertiser, read from a request; advertisers without consent are absent. */
export function consentOf(cookies: string | null): Consent {
  const answer = cookieOf(cookies, consentCookie) ?? ''
  if (answer.startsWith('0') || !isConsent.test(answer)) return {}
  const may = (provider: PixelProvider) => {
    if (answer.includes(consentLetters[provider].toUpperCase())) return 'visitsAndContacts' as const
    return answer.includes(consentLetters[provider]) ? ('visits' as const) : undefined
  }
  const said = pixelProviders.map((provider) => [provider, may(provider)] as const)
  return Object.fromEntries(said.filter(([, what]) => what !== undefined))
}

/** Letters of advertisers; a leading `0` is an earlier refusal. */
const isConsent = new RegExp(`^[0${Object.values(consentLetters).join('')}]{1,20}$`, 'i')

/** Of a request, what advertisers know a browser by. */
export function browserFacts({ cookie, userAgent, clientAddress }: Sender): BrowserFacts {
  return {
    clientAddress: isPublicAddress(clientAddress) ? clientAddress : null,
    userAgent: userAgent.slice(0, 500),
    cookies: advertiserCookies(cookie),
  }
}

export interface Sender {
  cookie: string | null
  userAgent: string
  clientAddress: string
}

/** The cookies of the advertisers' scripts, in their documented format only, as they are sent on unchanged. */
function advertiserCookies(cookies: string | null): ReportedEvent['cookies'] {
  const matching = (name: string, pattern: RegExp) => pattern.exec(cookieOf(cookies, name) ?? '')
  const fbp = matching('_fbp', /^fb\.\d\.\d{10,16}\.\d{1,20}$/)?.[0]
  const fbc = matching('_fbc', /^fb\.\d\.\d{10,16}\.[\w-]{1,300}$/)?.[0]
  const ttp = matching('_ttp', /^[\w.-]{10,64}$/)?.[0]
  const ga = matching('_ga', /^GA\d\.\d\.(\d{1,12}\.\d{1,12})$/)?.[1]
  return { ...(fbp && { fbp }), ...(fbc && { fbc }), ...(ttp && { ttp }), ...(ga && { ga }) }
}

/** A cookie's value; undefined when there are two of its name, as one of them is forged. */
function cookieOf(cookies: string | null, name: string): string | undefined {
  const own = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
  const [only, ...further] = own
  return further.length > 0 ? undefined : only?.slice(name.length + 1)
}
