import { type VariantSplit, variantCookie } from '@naikkelas/contract/marketing'
import { type VariantKey, variantKeys } from '@naikkelas/page'

/**
 * The variant a request's visitor was given; null without a test or cookies.
 * @param cookies the request's `Cookie` header
 */
export function variantSeen(split: VariantSplit | null, cookies: string | null): VariantKey | null {
  if (!split || cookies === null) return null
  const name = `${variantCookie(split.mark)}=`
  const given = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length)
  return variantKeys.find((key) => key === given && split.weights.some((weight) => weight.key === key)) ?? null
}
