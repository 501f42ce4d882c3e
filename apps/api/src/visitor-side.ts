import type { AppContext } from './app-context.ts'
import { searchedWordsOf } from './modules/commerce/search/index.ts'
import { redirectHitsOf } from './modules/marketing/redirects/index.ts'
import { requestCdnPurge } from './modules/pages/cdn-purges/index.ts'
import { publicPagesOf } from './modules/pages/landing-pages/index.ts'
import { shareCardInstead } from './modules/site/share-cards/index.ts'
import { findMediaFile, listMediaNames } from './modules/pages/media/index.ts'

/** What the server asks of modules directly, to answer visitors from its memory: a published page is no API call. */
export function visitorSideOf(app: AppContext) {
  const { queries } = app.database
  return {
    publicPages: publicPagesOf(app),
    /** Counts that old addresses were opened. */
    redirectHits: redirectHitsOf(app),
    /** Counts that words were searched for. */
    searchedWords: searchedWordsOf(app),
    /** The files of a picture, by the name in its address. */
    mediaFile: (name: string) => findMediaFile(queries, name),
    /** What is sent in place of a link-preview picture of a record that is not there. */
    shareCardInstead: (path: string) => shareCardInstead(app, path),
    /** All of those names. */
    mediaNames: () => listMediaNames(queries),
    /** Has the CDN forget pages that changed, soon, if there is one. */
    purgeCdn: () => requestCdnPurge(app),
  }
}
