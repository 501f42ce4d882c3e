import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageBody } from '@naikkelas/api'
import { type DrawnLinkWords, filling, type HoleName, type LinkWordName, listedWords, wordsFrom } from '@naikkelas/page'
import { LRUCache } from 'lru-cache'
import { type StoredAnswer, storedAnswer } from '../stored-answer.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pages with words of a link in them that are kept, all pages of this process together. */
const KEPT_BYTES = 8 * 1024 * 1024
/** Concurrent renders; a further request gets the page with its default words. */
const MADE_AT_ONCE = 16

/** What a query makes of a page; undefined when it names no word that the page takes, or too many are being made. */
export type Personalised = (query: string) => StoredAnswer | Promise<StoredAnswer> | undefined

type PersonalisablePage = Pick<PageBody, 'bytes' | 'etag'> & {
  linkWords: DrawnLinkWords
  /** As the page itself is sent, but for its bytes. */
  headers: readonly string[]
  vary: string
}

/**
 * Pages with words of the link that led to them: each made when it is first asked for, and the longest unused forgotten
 * first. A page has as many of them as its lists have words, so what is kept and what is made at once is bounded.
 */
export class PersonalisedAnswers {
  readonly #kept: LRUCache<string, StoredAnswer>
  readonly #making = new Map<string, Promise<StoredAnswer>>()
  readonly #atOnce: number

  constructor({ bytes = KEPT_BYTES, atOnce = MADE_AT_ONCE }: { bytes?: number; atOnce?: number } = {}) {
    this.#kept = new LRUCache({ maxSize: bytes })
    this.#atOnce = atOnce
  }

  /** Bytes that are kept. */
  get bytes(): number {
    return this.#kept.calculatedSize
  }

  of(page: PersonalisablePage): Personalised {
    const listed = listedWords(page.linkWords.words)
    return (query) => {
      const said = wordsFrom(query, listed)
      return said.size === 0 ? undefined : this.#find(page, said)
    }
  }

  #find(
    page: PersonalisablePage,
    said: ReadonlyMap<LinkWordName, string>,
  ): StoredAnswer | Promise<StoredAnswer> | undefined {
    const key = JSON.stringify([page.etag, ...said])
    const known = this.#kept.get(key)
    if (known) return known
    const making = this.#making.get(key)
    if (making) return making
    if (this.#making.size >= this.#atOnce) return undefined
    const made = this.#make(key, page, said).finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }

  async #make(key: string, page: PersonalisablePage, said: ReadonlyMap<LinkWordName, string>): Promise<StoredAnswer> {
    const identity = withWords(page.bytes.identity, page.linkWords, said)
    const params = {
      // Made while a visitor waits: a page of 18 KB takes 1 ms and 4.5 KB, with the greatest effort 17 ms and 4.2 KB.
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    }
    const [br, gzipped] = await Promise.all([brotli(identity, { params }), zip(identity)])
    const answer = storedAnswer({
      bodies: { br, gzip: gzipped, identity },
      etag: `${page.etag}.${createHash('sha256').update(key).digest('base64url').slice(0, 8)}`,
      contentType: 'text/html; charset=utf-8',
      headers: page.headers,
      vary: page.vary,
    })
    this.#kept.set(key, answer, { size: br.length + gzipped.length + identity.length })
    return answer
  }
}

/**
 * The bytes of a page with these words in its holes; what is not said stays as it is without a link. A part for which
 * nothing is said instead goes with everything in it.
 */
export function withWords(
  page: Uint8Array,
  { holes }: Pick<DrawnLinkWords, 'holes'>,
  said: ReadonlyMap<HoleName, string>,
): Buffer {
  const parts: Uint8Array[] = []
  let end = 0
  for (const { name, at, length, isInAddress } of holes) {
    const word = said.get(name)
    // Within a part that has gone.
    if (word === undefined || at < end) continue
    parts.push(page.subarray(end, at), Buffer.from(filling(name, word, isInAddress)))
    end = at + length
  }
  parts.push(page.subarray(end))
  return Buffer.concat(parts)
}
