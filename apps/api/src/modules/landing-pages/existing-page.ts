import type { LandingPage } from '@naikkelas/contract'
import { AppError } from '../../http/index.ts'

/** The page that was found, or the answer that it is not there; what lies in the trash is not there for most purposes. */
export function existingPage(page: LandingPage | undefined): LandingPage {
  if (!page || page.deletedAt !== null) throw new AppError('not_found')
  return page
}

/** The same for a page with its document. */
export function existingHead<Head extends { page: LandingPage }>(head: Head | undefined): Head {
  if (!head) throw new AppError('not_found')
  existingPage(head.page)
  return head
}
