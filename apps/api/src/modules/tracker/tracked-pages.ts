import { ofVariant, type PageDocument, shownAt } from '@naikkelas/page'
import { anchorsOf, variantKeys } from '@naikkelas/ui/sections/registry'
import type { AppContext } from '../../app-context.ts'
import { findLivePage, wasPublished } from '../landing-pages/index.ts'
import type { TrackedPage } from './event-rows.rules.ts'

/** A page's sections change when it is published; other processes learn it this much later. */
const knownMs = 10_000
/** Pages known at a time: as many as are visited within that, however many ids are invented. */
const pagesAtMost = 2_000

export interface TrackedPages {
  /** What events of a page refer to; null when there is no such page, or nobody can have visited it yet. */
  find: (pageId: string) => Promise<TrackedPage | null>
  forget: (pageId: string) => void
}

/** Pages as events refer to them, kept for a moment: thousands of events name the same few. */
export function createTrackedPages(ctx: Pick<AppContext, 'database' | 'clock'>): TrackedPages {
  const known = new Map<string, { until: number; page: Promise<TrackedPage | null> }>()

  async function load(pageId: string): Promise<TrackedPage | null> {
    const { queries } = ctx.database
    const live = await findLivePage(queries, pageId)
    // What was open when it was taken down still tells.
    if (!live) return (await wasPublished(queries, pageId)) ? { version: null, sectionIdOf: () => '' } : null
    const now = ctx.clock.now()
    // Without a test all of them are the page itself.
    const variants = variantKeys.map((key) => [key, sectionIdsOf(ofVariant(live.document, key), now)] as const)
    const byVariant = new Map<string, ReadonlyMap<string, string>>(variants)
    const first = byVariant.get('a') ?? new Map<string, string>()
    return {
      version: live.version,
      sectionIdOf: (variant, anchor) => (byVariant.get(variant) ?? first).get(anchor) ?? '',
    }
  }

  return {
    find(pageId) {
      const now = performance.now()
      const held = known.get(pageId)
      if (held && held.until > now) return held.page
      if (known.size >= pagesAtMost) known.clear()
      const page = load(pageId)
      known.set(pageId, { until: now + knownMs, page })
      // A draft may be published in the next moment, by another process.
      page.then(
        (found) => found ?? known.delete(pageId),
        () => known.delete(pageId),
      )
      return page
    },
    forget: (pageId) => known.delete(pageId),
  }
}

/** Ids of visible sections by the DOM ids they have on the page. */
function sectionIdsOf(document: PageDocument, now: Date): ReadonlyMap<string, string> {
  const visible = shownAt(document.sections, now).filter(({ settings }) => !settings.isHidden)
  return new Map([...anchorsOf(visible)].map(([id, anchor]) => [anchor, id]))
}
