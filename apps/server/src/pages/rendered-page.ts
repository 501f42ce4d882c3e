import { type Encoding, encodings } from '../stored-answer.ts'

/** A published page as bytes: what visitors are sent, made once. */
export interface RenderedPage {
  pageId: string
  /** Names these bytes: page, version and build. */
  key: string
  bodies: Readonly<Record<Encoding, Buffer>>
  /** Without quotes and encoding; each encoding has its own. */
  etag: string
  csp: string
}

/** Where pages come from. Every call may fail while the database is away. */
export interface PageSource {
  /** Key of the page at an address, or null when none is published there. */
  keyAt: (address: string) => Promise<string | null>
  load: (address: string) => Promise<RenderedPage | null>
  /** Pages that changed, appeared, moved or went in the last seconds; each may be told more than once. */
  recentlyChanged: () => Promise<PageChange[]>
}

export interface PageChange {
  pageId: string
  /** Where the page is now, or was last. */
  address: string
  /** Null when it is no longer published. */
  key: string | null
}

export function sizeOf({ bodies }: RenderedPage): number {
  return encodings.reduce((sum, encoding) => sum + bodies[encoding].length, 0)
}
