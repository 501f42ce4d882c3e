import type { DrawnLinkWords } from '@naikkelas/page'
import { type VariantKey, variantKeys } from '@naikkelas/ui/sections/registry'
import type { CopyHead } from './copy-head.ts'

type BodyHead = CopyHead['bodies'][number]

/** What heads of copies of earlier builds say of one body. */
interface FormerBody {
  etag: string
  csp: string
  linkWords?: DrawnLinkWords
  /** Their bodies follow it. */
  audiences?: readonly (Pick<FormerBody, 'etag' | 'csp' | 'linkWords'> & { names: readonly string[] })[]
}

export interface FormerHead extends FormerBody {
  format: 1 | 2 | 3 | 4 | 5
  address: string
  pageId: string
  partnerId?: string | null
  key: string
  redirect?: NonNullable<CopyHead['redirect']>
  split?: { mark: string; variants: readonly (FormerBody & { key: string; weight: number })[] }
  sizes: number[]
}

/**
 * The head of a copy that an earlier build made, in today's form, so that a release during a database outage still
 * serves it. Earlier builds wrote the first body of a test twice, and an empty one for a redirect.
 */
export function fromFormerHead(former: FormerHead): CopyHead {
  const { address, pageId, partnerId = null, key, redirect = null, split, sizes } = former
  const shown = split?.variants.map((variant) => bodyHeads(variant, variantOf(variant.key))) ?? [bodyHeads(former, 'a')]
  const bodies = redirect ? [] : shown.flat()
  return {
    format: 6,
    address,
    pageId,
    partnerId,
    key,
    bodies,
    split: split
      ? { mark: split.mark, weights: split.variants.map(({ key: own, weight }) => ({ key: variantOf(own), weight })) }
      : null,
    redirect,
    // What is left out lies before what is shown.
    sizes: bodies.length === 0 ? [] : sizes.slice(-3 * bodies.length),
  }
}

function bodyHeads({ etag, csp, linkWords, audiences = [] }: FormerBody, variant: VariantKey): BodyHead[] {
  return [
    { variant, audience: '', etag, csp, linkWords: linkWords ?? null },
    ...audiences.map((own) => ({
      variant,
      audience: own.names.join(' '),
      etag: own.etag,
      csp: own.csp,
      linkWords: own.linkWords ?? null,
    })),
  ]
}

/** @throws when it is none */
function variantOf(key: string): VariantKey {
  const known = variantKeys.find((one) => one === key)
  if (!known) throw new Error(`a copy names a variant ${key}`)
  return known
}
