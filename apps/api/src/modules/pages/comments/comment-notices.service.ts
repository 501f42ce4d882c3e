import type { CommentThread, LandingPage } from '@naikkelas/contract/pages'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import type { AdminContext } from '../../../app-context.ts'
import type { Tx } from '../../../platform/database/index.ts'
import { findAdminsOfMenu } from '../../identity/admins/index.ts'
import { findLastEditors } from '../landing-pages/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { commentMail } from './comment-mail.rules.ts'
import { findSilenced } from './notice-settings.repo.ts'
import { recipientsOf } from './recipients.rules.ts'

interface Written {
  page: LandingPage
  thread: Pick<CommentThread, 'id' | 'sectionType' | 'sectionWords'>
  comment: { id: string; text: string; mentionedIds: readonly string[] }
  participantIds: readonly string[]
  /** False for an edited comment: only newly mentioned people are notified. @default true */
  notifiesAll?: boolean
}

/** The page's latest editors who are notified of comments. */
const NOTIFIED_EDITORS = 3

/** Writes the notifications of a comment into the outbox, in the comment's transaction. */
export async function queueNotices(
  { actor, publicUrl, jobs }: AdminContext,
  queries: Tx,
  { page, thread, comment, participantIds, notifiesAll = true }: Written,
) {
  const reasons = recipientsOf({
    authorId: actor.id,
    mentionedIds: comment.mentionedIds,
    participantIds: notifiesAll ? participantIds : [],
    lastEditorIds: notifiesAll ? await findLastEditors(queries, page.id, { count: NOTIFIED_EDITORS }) : [],
  })
  if (reasons.size === 0) return
  const silenced = await findSilenced(queries)
  for (const { id, name, email } of await findAdminsOfMenu(queries, 'landing_pages')) {
    const reason = reasons.get(id)
    if (!reason || silenced.has(id)) continue
    const mail = commentMail({
      publicUrl,
      page,
      threadId: thread.id,
      sectionName: sectionNameOf(thread),
      authorName: actor.name,
      text: comment.text,
      reason,
    })
    await queueMail({ jobs }, queries, { ...mail, key: `comment:${comment.id}:${id}`, to: { name, address: email } })
  }
}

function sectionNameOf({ sectionType, sectionWords }: Written['thread']): string {
  const label = sectionDefinition(sectionType)?.label ?? sectionType
  return sectionWords === '' ? label : `${label}: ${sectionWords}`
}
