import type { LandingPage, PublishedSiteParts } from '@naikkelas/contract/pages'
import { carriedParts, noSiteParts, type PageDocument, type SiteParts } from '@naikkelas/page'

interface Carrier {
  page: Pick<LandingPage, 'siteParts' | 'kind'>
  document: Pick<PageDocument, 'template' | 'sections'>
}

/** What visitors would see of the site's head and foot on a page as it stands. */
export function partsOn({ page, document }: Carrier, { header, footer }: PublishedSiteParts): SiteParts {
  const carried = carriedParts({ choice: page.siteParts, kind: page.kind, document })
  return { header: carried.header ? header : noSiteParts.header, footer: carried.footer ? footer : noSiteParts.footer }
}
