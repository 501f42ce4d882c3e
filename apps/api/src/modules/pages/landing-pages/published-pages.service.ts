import type { InputFor, OutputFor } from '@naikkelas/contract'
import { type listPublishedPages as endpoint, type PublishedPage, publishedPerPage } from '@naikkelas/contract/pages'
import { fallbackOf, sayLinkWordsDeep } from '@naikkelas/page'
import { fillChipsDeep } from '@naikkelas/ui/sections/registry'
import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../../app-context.ts'
import { createReadLimit } from '../../../platform/endpoints/index.ts'
import { findMedia } from '../media/index.ts'
import { addressOf } from './landing-pages.rules.ts'
import { findListedPages } from './published-pages.repo.ts'

type List = OutputFor<typeof endpoint>

export interface PublishedList {
  list: (input: InputFor<typeof endpoint>, visitor: { clientAddress: string }) => Promise<List>
}

/** Another process may have published something: a list is as old as this at most. */
const LIST_TTL_MS = 10_000
/** Far above paging by hand; many visitors may share one address of a mobile network. */
const visitsPerMinute = 600
/** Pages of the list that are cached; visitors may ask for any number. */
const MAX_CACHED_PAGES = 50
/** A picture wider than its height by more is a strip, higher by more a tower: neither fills a card. */
const greatestRatio = 3

/** The list of published pages for visitors: asked of the database at most once in ten seconds, however many come. */
export function createPublishedList(ctx: AppContext): PublishedList {
  const countVisit = createReadLimit({ name: 'published pages', hits: visitsPerMinute, windowMs: 60_000 })
  // An expired list is cached until it is replaced: it is served while the database is away.
  const cache = new LRUCache<number, Promise<List>>({
    max: MAX_CACHED_PAGES,
    ttl: LIST_TTL_MS,
    noDeleteOnStaleGet: true,
  })
  ctx.signals.on('landing_page.public_changed', () => cache.clear())

  return {
    async list({ query: { page } }, { clientAddress }) {
      countVisit(clientAddress)
      const cached = cache.get(page)
      if (cached) return cached
      const expired = cache.get(page, { allowStale: true })
      const list = listNow(ctx, page).catch((error: unknown) => {
        if (!expired) {
          cache.delete(page)
          throw error
        }
        // While the database is away, what was known a moment ago is better than nothing.
        ctx.onFailure(error, 'the list of published pages, served as it was')
        return expired
      })
      cache.set(page, list)
      return list
    },
  }
}

async function listNow(ctx: AppContext, page: number): Promise<List> {
  const { items, total } = await findListedPages(ctx.database.queries, { page, perPage: publishedPerPage })
  const named = new Set(
    items.flatMap(({ seo, mediaIds }) => [...(seo.imageId === null ? [] : [seo.imageId]), ...mediaIds]),
  )
  const media = new Map((await findMedia(ctx, [...named])).map((one) => [one.id, one]))
  return {
    items: items.map(({ name, seo, offer, linkWords, mediaIds, publishedAt, ...place }): PublishedPage => {
      const words = { title: seo.title, description: seo.description }
      const { title, description } = fillChipsDeep(sayLinkWordsDeep(words, fallbackOf(linkWords)), offer)
      const pictures = [seo.imageId, ...mediaIds].flatMap((id) => media.get(id ?? '') ?? [])
      return {
        address: addressOf(place),
        kind: place.kind,
        title: title.trim() || name,
        description: description.trim(),
        publishedAt: publishedAt.toISOString(),
        image: pictures.find((picture) => picture.kind === 'image' && isOfCardShape(picture)) ?? null,
      }
    }),
    total,
    page,
    perPage: publishedPerPage,
  }
}

function isOfCardShape({ width, height }: { width: number; height: number }): boolean {
  return width <= height * greatestRatio && height <= width * greatestRatio
}
