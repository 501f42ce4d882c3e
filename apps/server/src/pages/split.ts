import { variantCookie, type VariantSplit } from '@naikkelas/contract/marketing'
import type { VariantKey } from '@naikkelas/ui/sections/registry'

/** The maximum duration of a test, in seconds: a returning visitor gets the same variant. */
const rememberedSeconds = 90 * 86_400

/** A test on a page, ready to divide visitors. */
export interface Split {
  /** Name of the cookie that says which variant a visitor has, with its equals sign. */
  cookie: string
  /** Upper bounds of the variants' shares, ascending up to 1. */
  shares: readonly { key: VariantKey; upTo: number }[]
}

export function splitOf({ mark, weights }: VariantSplit): Split {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  return {
    cookie: `${variantCookie(mark)}=`,
    shares: weights.map(({ key, weight }) => ({ key, upTo: (sum += weight) / total })),
  }
}

/**
 * A visitor's variant: the one in their cookie, or a random one with a cookie to set.
 * @param cookies of the request
 * @param lot from 0 to just below 1
 */
export function variantFor(
  cookies: string | undefined,
  { cookie, shares }: Split,
  lot = Math.random(),
): { variant: VariantKey; setCookie: readonly string[] } {
  const had = valueOf(cookies, cookie)
  const known = shares.find(({ key }) => key === had)
  if (known) return { variant: known.key, setCookie: [] }
  const variant = shares.find(({ upTo }) => lot < upTo)?.key ?? 'a'
  const setCookie = `${cookie}${variant}; Path=/; Max-Age=${rememberedSeconds}; SameSite=Lax; HttpOnly`
  return { variant, setCookie: ['set-cookie', setCookie] }
}

function valueOf(cookies: string | undefined, name: string): string | undefined {
  if (cookies === undefined) return undefined
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(name))
    ?.slice(name.length)
}
