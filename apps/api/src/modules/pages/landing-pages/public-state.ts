import type { PageKind } from '@naikkelas/contract'

/** Where a page stands for visitors. */
export interface PublicState {
  pageId: string
  kind: PageKind
  link: string
  /** Null once it went away. */
  publishedVersion: number | null
  /** Grows whenever what visitors get may be other bytes. */
  revision: number
}
