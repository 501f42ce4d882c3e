import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { DrawnPage } from '../../../ports/page-drawer.ts'
import type { PageBody } from './renders.repo.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What is sent to visitors, made once: the greatest effort costs a few hundred milliseconds here and nothing later. */
export async function bodyOf({
  html,
  csp,
  linkWords = null,
}: Pick<DrawnPage, 'html' | 'csp' | 'linkWords'>): Promise<PageBody> {
  const bytes = Buffer.from(html)
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  }
  const [brotlied, gzipped] = await Promise.all([brotli(bytes, options), zip(bytes, { level: 9 })])
  // The policy is sent beside the body: a new one must reach browsers that hold the old body.
  const etag = createHash('sha256').update(bytes).update(csp).digest('base64url').slice(0, 22)
  return { html: bytes, brotli: brotlied, gzip: gzipped, csp, etag, linkWords }
}
