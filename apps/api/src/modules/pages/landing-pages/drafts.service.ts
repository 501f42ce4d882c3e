import type { PageKind } from '@naikkelas/contract'
import type { PageDocument } from '@naikkelas/page'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { insertPage } from './landing-pages.repo.ts'
import { moveToFolder } from './page-grouping.repo.ts'

export interface NewDraft {
  name: string
  kind: PageKind
  link: string
  partnerId: string | null
  document: PageDocument
  /** @default beside the folders */
  folderId?: string
}

/**
 * Adds a draft by the signed-in admin, within the caller's transaction.
 * @returns its id; null when another page has the link, which may have been free a moment ago
 */
export async function addDraft(ctx: AdminContext, tx: Tx, draft: NewDraft): Promise<string | null> {
  const { name, kind, link, partnerId, document, folderId } = draft
  const id = uuidv7()
  const page = { id, name, kind, link, partnerId, document, actorId: ctx.actor.id, at: ctx.clock.now() }
  if (!(await insertPage(tx, page))) return null
  if (folderId !== undefined) await moveToFolder(tx, { pageId: id, folderId })
  return id
}
