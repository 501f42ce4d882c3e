import type { DrawnLinkWords } from '@naikkelas/page'
import { type Encoding, encodings } from '../stored-answer.ts'

/** A published page as bytes: what visitors are sent, made once. */
export interface RenderedPage {
  pageId: string
  /** Whose page it is; null for the house's, which no partner's host shows. */
  partnerId: string | null
  /** Names these bytes: page, version and build. */
  key: string
  bodies: Readonly<Record<Encoding, Buffer>>
  /** Without quotes and encoding; each encoding has its own. */
  etag: string
  csp: string
  /** What in the bodies a link may say in other words. */
  linkWords?: DrawnLinkWords
  /** Sent to some of its visitors instead. */
  audiences?: readonly AudienceBody[]
  /** Among which bodies its visitors are divided while something is tested; `bodies` are the first of them. */
  split?: Split
  /** Sent instead of the bytes, of which there are none: the page was here, or is over. */
  redirect?: Redirect
}

export interface Split {
  /** Of the test, in visitors' cookies. */
  mark: string
  variants: readonly SplitVariant[]
}

/** What visitors of whom something is known are sent. */
export interface AudienceBody extends Pick<RenderedPage, 'bodies' | 'etag' | 'csp' | 'linkWords'> {
  /** Who they are, as `visitorName` names them. */
  names: readonly string[]
}

export interface SplitVariant extends Pick<RenderedPage, 'bodies' | 'etag' | 'csp' | 'linkWords' | 'audiences'> {
  key: string
  /** Of all weights together. */
  weight: number
}

/** The way to where a page is now. */
export interface Redirect {
  status: 301 | 302
  /** A path of this site or a whole address. */
  location: string
}

/** What an address holds that a page left. */
export function redirectPage({
  pageId,
  partnerId,
  key,
  redirect: { status, location },
}: {
  pageId: string
  partnerId: string | null
  key: string
  redirect: Redirect
}): RenderedPage {
  const nothing = Buffer.alloc(0)
  const bodies = { br: nothing, gzip: nothing, identity: nothing }
  return { pageId, partnerId, key, etag: '', csp: '', bodies, redirect: { status, location } }
}

/** Where pages come from. Every call may fail while the database is away. */
export interface PageSource {
  /** Key of what is at an address, or null when nothing is to be had there. */
  keyAt: (address: string) => Promise<string | null>
  load: (address: string) => Promise<RenderedPage | null>
  /** Everything that is public, at one question. */
  allKeys: () => Promise<PublicKey[]>
  /** Pages that changed, appeared, moved or went in the last seconds; each may be told more than once. */
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

/** What holding one costs beside its bytes. */
const HEAD_BYTES = 500

export function sizeOf(page: RenderedPage): number {
  const { redirect, split } = page
  const all = (split?.variants ?? [page]).flatMap((one) => [
    one.bodies,
    ...(one.audiences ?? []).map(({ bodies }) => bodies),
  ])
  return all.reduce((sum, one) => sum + bytesOf(one), redirect ? HEAD_BYTES : 0)
}

const bytesOf = (bodies: RenderedPage['bodies']) =>
  encodings.reduce((sum, encoding) => sum + bodies[encoding].length, 0)
