import type { LandingPage, PublishedSiteParts } from '@naikkelas/contract/pages'
import { carriedParts, noSiteParts, type PageDocument, type SiteParts } from '@naikkelas/page'

interface Carrier {
  page: Pick<LandingPage, 'siteParts' | 'kind'>
  document: Pick<PageDocument, 'template' | 'sections'>
}

/** The site's header and footer as visitors would see them on the current page. */
export function partsOn({ page, document }: Carrier, { header, footer }: PublishedSiteParts): SiteParts {
  const carried = carriedParts({ choice: page.siteParts, kind: page.kind, document })
  return { header: carried.header ? header : noSiteParts.header, footer: carried.footer ? footer : noSiteParts.footer }
}
