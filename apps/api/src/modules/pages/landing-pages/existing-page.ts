import type { LandingPage } from '@naikkelas/contract/pages'
import type { AppContext } from '../../../app-context.ts'
import { type PageDocument, upgradeDocument } from '@naikkelas/page'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findHead, findPage } from './landing-pages.queries.ts'

/** The page, or `not_found`; pages in the trash do not exist for most purposes. */
export function existingPage(page: LandingPage | undefined): LandingPage {
  if (!page || page.deletedAt !== null) throw new AppError('not_found')
  return page
}

/** The current page. @throws AppError `not_found` */
export async function findPageNow({ database }: AppContext, pageId: string): Promise<LandingPage> {
  return existingPage(await findPage(database.queries, pageId))
}

/** The same for a page with its document. */
export function existingHead<Head extends { page: LandingPage }>(head: Head | undefined): Head {
  if (!head) throw new AppError('not_found')
  existingPage(head.page)
  return head
}

/** A page with its document as this build writes it. @throws AppError `not_found` */
export async function readHead(
  queries: Queries,
  pageId: string,
): Promise<{ page: LandingPage; document: PageDocument }> {
  const { page, document } = existingHead(await findHead(queries, pageId))
  return { page, document: upgradeDocument(document) }
}

/** A page, in the trash or not, while its row is held: only a mistake of the program makes it absent. */
export function heldPage(page: LandingPage | undefined): LandingPage {
  if (!page) throw new Error('a page vanished while its row was held')
  return page
}
