import { type FixedPagePath, fixedPages } from '@naikkelas/contract'
import { emptyDocument } from '@naikkelas/page'
import type { AppContext } from '../app-context.ts'
import { installFixedPage } from '../modules/pages/landing-pages/index.ts'
import { headline } from './page-factories.ts'

/** Publishes a page of the site with one headline, as the first start does. */
export function makeFixedPage(context: AppContext, path: FixedPagePath, title: string) {
  const document = { ...emptyDocument(), sections: [headline({ title })] }
  return installFixedPage(context, { path, name: fixedPages[path], document })
}
