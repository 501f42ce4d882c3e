import type { AppContext } from './app-context.ts'
import { redirectHitsOf } from './modules/marketing/redirects/index.ts'
import { requestCdnPurge } from './modules/pages/cdn-purges/index.ts'
import { publicPagesOf } from './modules/pages/landing-pages/index.ts'
import { findMediaFile, listMediaNames } from './modules/pages/media/index.ts'

/** What the server asks of modules directly, to answer visitors from its memory: a published page is no API call. */
export function visitorSideOf(app: AppContext) {
  const { queries } = app.database
  return {
    publicPages: publicPagesOf(app),
    /** Counts that old addresses were opened. */
    redirectHits: redirectHitsOf(app),
    /** The files of a picture, by the name in its address. */
    mediaFile: (name: string) => findMediaFile(queries, name),
    /** All of those names. */
    mediaNames: () => listMediaNames(queries),
    /** Has the CDN forget pages that changed, soon, if there is one. */
    purgeCdn: () => requestCdnPurge(app),
  }
}
