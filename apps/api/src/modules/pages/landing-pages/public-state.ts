import type { PageKind } from '@naikkelas/contract'

/** A page's public state. */
export interface PublicState {
  pageId: string
  kind: PageKind
  link: string
  /** Null once it went away. */
  publishedVersion: number | null
  /** Grows whenever what visitors get may be other bytes. */
  revision: number
}
