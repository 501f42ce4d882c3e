import { ofVariant, type PageDocument, shownAt, variantsIn } from '@naikkelas/page'
import { anchorsOf, variantKeys } from '@naikkelas/ui/sections/registry'
import type { AppContext } from '../../../app-context.ts'
import { createLoadCache } from '../../../platform/cache/index.ts'
import { findLivePage, findPageIdAt, wasPublished } from '../../pages/landing-pages/index.ts'
import type { TrackedPage } from './event-rows.rules.ts'
import { findVariantsEverTested } from './variants.repo.ts'
import { cityIn } from './visit-city.rules.ts'

/** A page's sections change when it is published; other processes learn it this much later. */
const PAGE_TTL_MS = 10_000
/** Pages cached at a time: as many as are visited within that, however many ids are invented. */
const MAX_CACHED_PAGES = 2_000

export interface TrackedPages {
  /** What events of a page refer to; null when the page does not exist or was never visible. */
  find: (pageId: string) => Promise<TrackedPage | null>
  /** Id of the page at a path, for events without an id; null when there is none. */
  idAt: (path: string) => Promise<string | null>
  forget: (pageId: string) => void
}

/** Pages as events refer to them, cached for a moment: thousands of events name the same few. */
export function createTrackedPages(ctx: Pick<AppContext, 'database' | 'clock'>): TrackedPages {
  async function load(pageId: string): Promise<TrackedPage | null> {
    const { queries } = ctx.database
    const live = await findLivePage(queries, pageId)
    // A page that was open when it was unpublished still sends events.
    const tested = new Set(await findVariantsEverTested(queries, pageId))
    const hasTested = (variant: string) => tested.has(variant)
    if (!live)
      return (await wasPublished(queries, pageId))
        ? { version: null, sectionIdOf: () => '', hasVariant: hasTested, cityIn: cityIn() }
        : null
    const now = ctx.clock.now()
    // Without a test all of them are the page itself.
    const variants = variantKeys.map((key) => [key, sectionIdsOf(ofVariant(live.document, key), now)] as const)
    const byVariant = new Map<string, ReadonlyMap<string, string>>(variants)
    const first = byVariant.get('a') ?? new Map<string, string>()
    // Those that are published stand by for a test that another process may have just begun.
    const ready = new Set<string>(variantsIn(live.document.sections))
    return {
      version: live.version,
      hasVariant: (variant) => ready.has(variant) || hasTested(variant),
      cityIn: cityIn(live.document.linkWords),
      sectionIdOf: (variant, anchor) => (byVariant.get(variant) ?? first).get(anchor) ?? '',
    }
  }

  const pages = createLoadCache({
    max: MAX_CACHED_PAGES,
    ttlMs: PAGE_TTL_MS,
    load,
    // A draft may be published in the next moment, by another process.
    isCacheable: (page) => page !== null,
  })
  const ids = createLoadCache({
    max: MAX_CACHED_PAGES,
    ttlMs: PAGE_TTL_MS,
    load: (path) => findPageIdAt(ctx.database.queries, path),
  })
  return { find: pages.get, idAt: ids.get, forget: pages.delete }
}

/** Ids of visible sections by the DOM ids they have on the page. */
function sectionIdsOf(document: PageDocument, now: Date): ReadonlyMap<string, string> {
  const visible = shownAt(document.sections, now).filter(({ settings }) => !settings.isHidden)
  return new Map([...anchorsOf(visible)].map(([id, anchor]) => [anchor, id]))
}
