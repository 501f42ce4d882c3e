import {
  browseReviews,
  getCatalogueEntry,
  getCatalogueEntryByLink,
  type SellableDetail,
  sellableAddress,
} from '@naikkelas/contract/commerce'
import { courseTypes } from '@naikkelas/contract'
import { getSite } from '@naikkelas/contract/site'
import { linkSlugSchema } from '@naikkelas/contract/pages'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { apiContext } from '../../../shared/api/api-context.ts'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { loadForPage } from '../../../shared/api/load-for-page.ts'
import { loadShareCard } from '../share-card/load-share-card.ts'
import { buyActionOf } from './buy-action.ts'
import { publicNumber } from './public-number.ts'
import { reviewPageOf } from './review-page.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>

const kindOfFolder = { kelas: 'course', 'kelas-gratis': 'course', event: 'event' } as const

/** An entry at its link. One that is at another address by now, such as a course that became free, is found there. */
export async function entryAtLink(folder: keyof typeof kindOfFolder, { params: { link = '' }, context, url }: Args) {
  // Whatever no link can be is not asked of the database.
  if (!linkSlugSchema.safeParse(link).success) return redirect('/404')
  const entry = await found(() =>
    call(getCatalogueEntryByLink, { params: { kind: kindOfFolder[folder], link } }, { context }),
  )
  if (!entry) return redirect('/404')
  const address = sellableAddress(entry)
  return address === `/${folder}/${link}` ? shown(entry, { context, url }) : redirect(address)
}

/** A partner's course at its number. */
export async function partnerCourse({ params: { id }, context, url }: Args) {
  const number = publicNumber(id)
  const entry = number === null ? null : await found(() => call(getCatalogueEntry, { params: { number } }, { context }))
  if (!entry || entry.kind !== 'course' || entry.partner === null) return redirect('/404')
  return shown(entry, { context, url })
}

/** Null for what visitors do not see. */
async function found(load: () => Promise<SellableDetail>): Promise<SellableDetail | null> {
  return loadForPage(async () => {
    try {
      return await load()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  })
}

async function shown(entry: SellableDetail, { context, url }: Pick<Args, 'context' | 'url'>) {
  const [site, reviews, shareImage] = await loadForPage(() =>
    Promise.all([
      call(getSite, {}, { context }),
      entry.rating &&
        call(browseReviews, { query: { number: entry.number, ...reviewPageOf(url.searchParams) } }, { context }),
      loadShareCard({ context, kind: 'entry', key: entry.number }),
    ]),
  )
  const { api, request } = context.get(apiContext)
  return {
    entry,
    action: buyActionOf(entry, site),
    reviews,
    shareImage,
    isFree: entry.course?.type === courseTypes.free,
    /** The origin people type, for canonical addresses and cards. */
    origin: api.publicUrl ?? new URL(request.url).origin,
  }
}
