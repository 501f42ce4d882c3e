import { carriedParts, type PageDocument, upgradeDocument, withLinkWords, withSiteParts } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { findPage } from './landing-pages.queries.ts'
import { findPublishedAddresses, findStatusesAt } from './page-addresses.repo.ts'
import { findCarriedParts } from './site-parts.repo.ts'
import { findLastPublishedWith, findPublishedDocument, findPublishedName } from './versions.repo.ts'

/** A page as visitors have it. */
export interface LivePage {
  id: string
  name: string
  /** Path on this site. */
  address: string
  version: number
  /** With the site parts around its own sections, and default link words. */
  document: PageDocument
}

/** The published state of a page; null when nothing of it is public. */
export async function findLivePage(queries: Queries, pageId: string): Promise<LivePage | null> {
  const page = await findPage(queries, pageId)
  if (!page || page.status !== 'published' || page.publishedVersion === null) return null
  const { id, address, publishedVersion: version } = page
  const document = await findPublishedDocument(queries, { pageId, version })
  if (!document) return null
  const name = (await findPublishedName(queries, pageId)) ?? page.name
  const upgraded = upgradeDocument(document)
  const carried = carriedParts({ choice: page.siteParts, kind: page.kind, document: upgraded })
  const { parts } = await findCarriedParts(queries, carried)
  return { id, name, address, version, document: withLinkWords(withSiteParts(upgraded, parts)) }
}

/** What visitors read last with a section that the page may have lost since; a page may stay open for long. */
export async function findFormerPage(
  queries: Queries,
  place: { pageId: string; sectionId: string },
): Promise<Pick<LivePage, 'version' | 'document'> | null> {
  const former = await findLastPublishedWith(queries, place)
  return former ? { version: former.version, document: withLinkWords(upgradeDocument(former.document)) } : null
}

/** Path of a page that is published, or null. */
export async function findLiveAddress(queries: Queries, pageId: string): Promise<string | null> {
  return (await findPublishedAddresses(queries, [pageId]))[pageId] ?? null
}

/** The same for several pages, by their id; those that are not published are left out. */
export const findLiveAddresses = (queries: Queries, pageIds: readonly string[]): Promise<Record<string, string>> =>
  findPublishedAddresses(queries, pageIds)

/** Whether a path of this site is one of a marketer's published pages. */
export async function isLivePath(queries: Queries, path: string): Promise<boolean> {
  return (await findStatusesAt(queries, [path])).get(path) === 'published'
}
