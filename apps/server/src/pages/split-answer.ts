import { variantCookie } from '@naikkelas/contract/marketing'
import { type AudienceAnswer, privateAnswer, type PrivateTools } from './audience-answer.ts'
import type { Split } from './rendered-page.ts'

/** As long as a test may last, in seconds: whoever comes back within that gets what they had. */
const rememberedSeconds = 90 * 86_400

export interface SplitAnswer {
  /** Name of the cookie that says which variant a visitor has, with its equals sign. */
  cookie: string
  variants: ReadonlyMap<string, AudienceAnswer>
  /** Upper bounds of the variants' shares, ascending up to 1. */
  shares: readonly { key: string; upTo: number }[]
}

/** The bodies of a page that is tested, each ready to be sent. No shared cache may hand one visitor's to another. */
export function splitAnswer({ mark, variants }: Split, tools: PrivateTools): SplitAnswer {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  return {
    cookie: `${variantCookie(mark)}=`,
    shares: variants.map(({ key, weight }) => ({ key, upTo: (sum += weight) / total })),
    variants: new Map(variants.map(({ key, ...bodies }) => [key, privateAnswer(bodies, tools)])),
  }
}

/**
 * What a visitor is sent: the variant they had, or one by lot, which their browser is told to remember.
 * @param cookies of the request
 * @param lot from 0 to just below 1
 */
export function variantFor(
  cookies: string | undefined,
  { cookie, variants, shares }: SplitAnswer,
  lot = Math.random(),
): { answer: AudienceAnswer; setCookie: readonly string[] } {
  const had = valueOf(cookies, cookie)
  const known = had === undefined ? undefined : variants.get(had)
  if (known) return { answer: known, setCookie: [] }
  const key = shares.find(({ upTo }) => lot < upTo)?.key ?? 'a'
  const answer = variants.get(key)
  if (!answer) throw new Error(`no body of the variant ${key}`)
  const setCookie = `${cookie}${key}; Path=/; Max-Age=${rememberedSeconds}; SameSite=Lax; HttpOnly`
  return { answer, setCookie: ['set-cookie', setCookie] }
}

function valueOf(cookies: string | undefined, name: string): string | undefined {
  if (cookies === undefined) return undefined
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(name))
    ?.slice(name.length)
}
