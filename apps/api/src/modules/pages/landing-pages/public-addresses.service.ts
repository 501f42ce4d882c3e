import type { PageKind } from '@naikkelas/contract'
import type { Queries } from '../../../platform/database/index.ts'
import { placeAtPath } from './landing-pages.rules.ts'
import { findOldAddresses } from './old-addresses.repo.ts'
import {
  findChangedPlaces,
  findPlace,
  findPlaceAtPath,
  findPlacesAnywhere,
  findPlacesAt,
  findPlacesAtAny,
  type PublicPlace,
} from './public-addresses.repo.ts'

/** What visitors of an address get: a page, or the way to where it is now. */
export type PublicAnswer =
  | { kind: 'page'; version: number; revision: number }
  /** 301 for a page that moved, 302 for one that is over. */
  | { kind: 'redirect'; status: 301 | 302; location: string }

export interface PublicAddress {
  /** Path on this site. */
  address: string
  pageId: string
  /** The page's partner; null for our own. */
  partnerId: string | null
  /** Null when nothing is to be had there. */
  answer: PublicAnswer | null
}

/** What is at an address. Whatever was there before a page makes room for it once that is published. */
export async function findPublicAddress(
  queries: Queries,
  place: { kind: PageKind; link: string },
): Promise<Omit<PublicAddress, 'address'> | null> {
  const { present, former } = await findPlacesAt(queries, place)
  const own = present && (await answerOf(placesIn(queries), present))
  if (present && own) return { ...whoseOf(present), answer: own }
  const moved = former && (await answerOfFormer(placesIn(queries), former))
  return former && moved ? { ...whoseOf(former), answer: moved } : null
}

/** Where a path leads that a page left or is over at; null where a page is, or nothing ever was. */
export async function findWayFrom(queries: Queries, path: string): Promise<string | null> {
  const place = placeAtPath(path)
  const found = place && (await findPublicAddress(queries, place))
  return found?.answer?.kind === 'redirect' ? found.answer.location : null
}

/** Those of these paths at which a page answers: a published one, or the way to what is there instead. */
export async function findAnsweredPaths(queries: Queries, paths: readonly string[]): Promise<Set<string>> {
  const asked = paths.flatMap((path) => placeAtPath(path) ?? [])
  const answered = new Set<string>()
  for (const { at, place } of await findPlacesAtAny(queries, asked))
    if (!answered.has(at) && (await answerOf(placesIn(queries), place)) !== null) answered.add(at)
  return answered
}

/** Which page visitors of a path are on, or come to; null when nothing is to be had there. */
export async function findPageIdAt(queries: Queries, path: string): Promise<string | null> {
  const place = placeAtPath(path)
  const found = place && (await findPublicAddress(queries, place))
  return found?.answer ? found.pageId : null
}

const whoseOf = ({ pageId, partnerId }: PublicPlace) => ({ pageId, partnerId })

/** Every public address with its current content: one query, however many pages there are. */
export async function findAllAddresses(queries: Queries): Promise<PublicAddress[]> {
  const rows = await findPlacesAnywhere(queries)
  const own = rows.filter(({ isOld }) => !isOld)
  const byId = new Map(own.map(({ place }) => [place.pageId, place]))
  const byPath = new Map(own.flatMap(({ isFindable, at, place }) => (isFindable ? [[at, place] as const] : [])))
  const places: Places = { byId: (pageId) => byId.get(pageId), atPath: (path) => byPath.get(path) }
  const found = new Map<string, PublicAddress>()
  // What is at an address counts before what was there.
  for (const { at, isOld, place } of [...rows].sort((one, other) => Number(one.isOld) - Number(other.isOld))) {
    if (found.has(at)) continue
    const answer = isOld ? await answerOfFormer(places, place) : await answerOf(places, place)
    if (answer) found.set(at, { address: at, ...whoseOf(place), answer })
  }
  return [...found.values()]
}

/** Every address of the pages with a recent public change, with its current content. */
export async function findChangedAddresses(
  queries: Queries,
  withinSeconds: number,
): Promise<{ pageId: string; addresses: PublicAddress[] }[]> {
  const places = await findChangedPlaces(queries, withinSeconds)
  if (places.length === 0) return []
  const old = await findOldAddresses(
    queries,
    places.map(({ pageId }) => pageId),
  )
  return Promise.all(
    places.map(async (place) => {
      const { address, pageId, partnerId } = place
      const former = await answerOfFormer(placesIn(queries), place)
      return {
        pageId,
        addresses: [
          { address, pageId, partnerId, answer: await answerOf(placesIn(queries), place) },
          ...old
            .filter((one) => one.pageId === pageId)
            .map((one): PublicAddress => ({ address: one.address, pageId, partnerId, answer: former })),
        ],
      }
    }),
  )
}

/** Where redirects are followed: in the database, or in what was read of it at once. */
interface Places {
  byId: (pageId: string) => Promise<PublicPlace | undefined> | PublicPlace | undefined
  atPath: (path: string) => Promise<PublicPlace | undefined> | PublicPlace | undefined
}

const placesIn = (queries: Queries): Places => ({
  byId: (pageId) => findPlace(queries, pageId),
  atPath: (path) => findPlaceAtPath(queries, path),
})

async function answerOf(places: Places, place: PublicPlace): Promise<PublicAnswer | null> {
  if (place.publishedVersion !== null)
    return { kind: 'page', version: place.publishedVersion, revision: place.revision }
  const location = await locationOf(places, place, new Set())
  return location === null ? null : { kind: 'redirect', status: 302, location }
}

/** What an address answers that the page left. */
async function answerOfFormer(places: Places, place: PublicPlace): Promise<PublicAnswer | null> {
  return place.publishedVersion !== null
    ? { kind: 'redirect', status: 301, location: place.address }
    : answerOf(places, place)
}

/**
 * Final redirect target of an ended page, through other ended pages in one step. Null without a target, or in a loop.
 */
async function locationOf(places: Places, place: PublicPlace, passed: Set<string>): Promise<string | null> {
  if (place.publishedVersion !== null) return place.address
  if (!place.isEnded || place.redirect === null || passed.has(place.address)) return null
  passed.add(place.address)
  const { redirect } = place
  if (redirect.kind === 'page') {
    const next = await places.byId(redirect.pageId)
    return next ? locationOf(places, next, passed) : null
  }
  if (!redirect.href.startsWith('/')) return redirect.href
  const path = plainPath(redirect.href)
  if (passed.has(path)) return null
  const next = await places.atPath(path)
  return next && next.publishedVersion === null ? locationOf(places, next, passed) : redirect.href
}

/** A path as landing pages are found by it: without query, anchor and end, in small letters. */
export function plainPath(href: string): string {
  return (/^[^?#]*/.exec(href)?.[0] ?? '').toLowerCase().replace(/\/+$/, '')
}
