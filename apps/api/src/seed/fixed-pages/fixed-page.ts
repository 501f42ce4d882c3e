import type { FixedPagePath } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'

/** Who the site is, as its settings say when the page is made. */
export interface FixedPageBrand {
  name: string
  /** Digits with country code; null when the site has no number: pages then lead to their own form. */
  whatsapp: string | null
}

/** The first document of a page that the specification fixes; marketers change it like any other page. */
export interface FixedPage {
  path: FixedPagePath
  document: (brand: FixedPageBrand) => PageDocument
}
