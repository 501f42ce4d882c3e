import type { PageBody } from '@naikkelas/api'
import type { VariantSplit } from '@naikkelas/contract/marketing'
import { encodings } from '../stored-answer.ts'

/** What is published at an address. */
export interface PublishedPage {
  pageId: string
  /** The page's partner; null for our own, which no partner's host shows. */
  partnerId: string | null
  /** Names these bytes: page, version and build. */
  key: string
  /** The first is for every visitor without a body of their own; none where the address leads elsewhere. */
  bodies: readonly PageBody[]
  /** How visitors are divided among the variants; null without a test. */
  split: VariantSplit | null
  /** Sent instead of a body: the page was here, or is over. */
  redirect: Redirect | null
}

/** The way to where a page is now. */
export interface Redirect {
  status: 301 | 302
  /** A path of this site or a whole address. */
  location: string
}

/** Where pages come from. Every call may fail while the database is away. */
export interface PageSource {
  /** Key of what is at an address, or null when nothing is to be had there. */
  keyAt: (address: string) => Promise<string | null>
  load: (address: string) => Promise<PublishedPage | null>
  /** Everything that is public, at one question. */
  allKeys: () => Promise<PublicKey[]>
  /** Pages that were published, changed, moved or unpublished in the last seconds; may contain duplicates. */
  recentlyChanged: () => Promise<PageChange[]>
}

/** Every address that a page has or had, with what is there now: nothing else of it is to be held. */
export interface PageChange {
  pageId: string
  addresses: readonly AddressKey[]
}

/** What is at an address. */
export interface PublicKey {
  address: string
  pageId: string
  key: string
}

interface AddressKey {
  address: string
  /** Null when nothing is to be had there any more. */
  key: string | null
}

/** What holding a redirect costs, which has no body. */
const HEAD_BYTES = 500

export function sizeOf({ bodies, redirect }: PublishedPage): number {
  const bytesOf = ({ bytes }: PageBody) => encodings.reduce((sum, encoding) => sum + bytes[encoding].length, 0)
  return bodies.reduce((sum, body) => sum + bytesOf(body), redirect ? HEAD_BYTES : 0)
}
