import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawnLinkWords } from '@naikkelas/page'
import type { VariantKey } from '@naikkelas/ui/sections/registry'
import type { DrawnPage } from '../../../ports/page-drawer.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The bytes of a page that one group of its visitors is sent, from publishing to the answer. */
export interface PageBody {
  /** Variant of a test; `a` where nothing is tested. */
  variant: VariantKey
  /** Visitors of the variant, as `visitorName` names them, separated by spaces; empty for all without a body of their own. */
  audience: string
  bytes: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>
  csp: string
  /** Of the drawn bytes, without quotes; each encoding adds a suffix. */
  etag: string
  /** Where links may replace words; null where they may not. */
  linkWords: DrawnLinkWords | null
}

/** Compressed once: the greatest effort costs a few hundred milliseconds here and nothing later. */
export async function pageBody(
  { html, csp, linkWords = null }: Pick<DrawnPage, 'html' | 'csp' | 'linkWords'>,
  { variant, audience }: Pick<PageBody, 'variant' | 'audience'>,
): Promise<PageBody> {
  const identity = Buffer.from(html)
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
    },
  }
  const [brotlied, gzipped] = await Promise.all([brotli(identity, options), zip(identity, { level: 9 })])
  // The policy is sent beside the body: a new one must reach browsers that hold the old body.
  const etag = createHash('sha256').update(identity).update(csp).digest('base64url').slice(0, 22)
  return { variant, audience, bytes: { br: brotlied, gzip: gzipped, identity }, csp, etag, linkWords }
}
