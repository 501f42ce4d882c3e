import type { InputFor } from '@naikkelas/contract'
import {
  type CommentThread,
  commentLimits,
  type createComment as createCommentEndpoint,
  type createThread as createThreadEndpoint,
  type deleteComment as deleteEndpoint,
  type LandingPage,
  type listComments as listEndpoint,
  type resolveThread as resolveEndpoint,
  type updateComment as updateEndpoint,
} from '@naikkelas/contract/pages'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { requireRoom, type Queries, type Tx } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findAdminsOfMenu } from '../../identity/admins/index.ts'
import { existingHead, existingPage, findHead, findPage } from '../landing-pages/index.ts'
import { queueNotices } from './comment-notices.service.ts'
import { findThread, findThreads } from './comments.queries.ts'
import {
  blankComment,
  countThreads,
  insertComment,
  insertThread,
  lockThread,
  removeSilentThread,
  replaceMentions,
  updateResolved,
  updateText,
} from './comments.repo.ts'
import { mentionsIn } from './mentions.rules.ts'

type PageInput = InputFor<typeof listEndpoint>
type ThreadInput = InputFor<typeof resolveEndpoint>

export async function listComments({ database: { queries } }: AdminContext, { params }: PageInput) {
  existingPage(await findPage(queries, params.pageId))
  return findThreads(queries, params.pageId)
}

export async function listMentionable({ database: { queries } }: AdminContext, { params }: PageInput) {
  existingPage(await findPage(queries, params.pageId))
  return (await findAdminsOfMenu(queries, 'landing_pages')).map(({ id, name }) => ({ id, name }))
}

/** Starts a thread about a section of the page. */
export async function createThread(
  ctx: AdminContext,
  { params: { pageId }, body: { sectionId, text } }: InputFor<typeof createThreadEndpoint>,
): Promise<CommentThread> {
  return ctx.database.transaction(async (queries) => {
    const { page, document } = existingHead(await findHead(queries, pageId))
    const section = document.sections.find(({ id }) => id === sectionId)
    if (!section) throw new AppError('section_removed', { sectionId })
    await requireRoom(queries, {
      name: 'comment threads',
      scope: pageId,
      max: commentLimits.threadsOnPage,
      count: () => countThreads(queries, pageId),
      full: () => new AppError('threads_full'),
    })
    const begun = {
      id: uuidv7(),
      pageId,
      sectionId,
      sectionType: section.type,
      sectionWords: typeof section.content.title === 'string' ? section.content.title.trim().slice(0, 120) : '',
      at: ctx.clock.now(),
    }
    await insertThread(queries, begun)
    await say(ctx, queries, { page, thread: begun, text, participantIds: [] })
    return existingThread(queries, { pageId, threadId: begun.id })
  })
}

/** Adds a comment to a thread; a resolved thread is reopened. */
export async function createComment(
  ctx: AdminContext,
  { params, body }: InputFor<typeof createCommentEndpoint>,
): Promise<CommentThread> {
  return ctx.database.transaction(async (queries) => {
    const { page, thread: held } = await lockedThread(queries, params)
    if (held.comments.length >= commentLimits.commentsInThread) throw new AppError('thread_full')
    const participantIds = held.comments.flatMap(({ author, isDeleted }) => (author && !isDeleted ? [author.id] : []))
    await say(ctx, queries, { page, thread: held, text: body.text, participantIds })
    if (held.isResolved) await updateResolved(queries, held.id, null)
    return existingThread(queries, params)
  })
}

export async function updateComment(
  ctx: AdminContext,
  { params, body }: InputFor<typeof updateEndpoint>,
): Promise<CommentThread> {
  return ctx.database.transaction(async (queries) => {
    const { page, thread: held, comment } = await ownComment(ctx, queries, params)
    const mentionedIds = await mentionedBy(queries, body.text)
    const named = new Set(comment.mentions.map(({ id }) => id))
    await updateText(queries, comment.id, { text: body.text, at: ctx.clock.now() })
    await replaceMentions(queries, comment.id, mentionedIds)
    await queueNotices(ctx, queries, {
      page,
      thread: held,
      comment: { id: comment.id, text: body.text, mentionedIds: mentionedIds.filter((id) => !named.has(id)) },
      participantIds: [],
      notifiesAll: false,
    })
    return existingThread(queries, params)
  })
}

/** Takes an own comment back: its words are gone for good. Null when the conversation went with it. */
export async function deleteComment(
  ctx: AdminContext,
  { params }: InputFor<typeof deleteEndpoint>,
): Promise<CommentThread | null> {
  return ctx.database.transaction(async (queries) => {
    const { comment } = await ownComment(ctx, queries, params)
    await blankComment(queries, comment.id, ctx.clock.now())
    return (await removeSilentThread(queries, params.threadId)) ? null : existingThread(queries, params)
  })
}

export function resolveThread(ctx: AdminContext, { params }: ThreadInput): Promise<CommentThread> {
  return settle(ctx, params, { at: ctx.clock.now(), actorId: ctx.actor.id })
}

export function reopenThread(ctx: AdminContext, { params }: ThreadInput): Promise<CommentThread> {
  return settle(ctx, params, null)
}

function settle(
  ctx: AdminContext,
  params: ThreadInput['params'],
  resolved: Parameters<typeof updateResolved>[2],
): Promise<CommentThread> {
  return ctx.database.transaction(async (queries) => {
    const { thread } = await lockedThread(queries, params)
    // Resolving twice keeps the first admin's name.
    if (thread.isResolved !== (resolved !== null)) await updateResolved(queries, thread.id, resolved)
    return existingThread(queries, params)
  })
}

async function say(
  ctx: AdminContext,
  queries: Tx,
  {
    page,
    thread,
    text,
    participantIds,
  }: {
    page: LandingPage
    thread: Pick<CommentThread, 'id' | 'sectionType' | 'sectionWords'>
    text: string
    participantIds: readonly string[]
  },
) {
  const comment = { id: uuidv7(), text, mentionedIds: await mentionedBy(queries, text) }
  await insertComment(queries, {
    id: comment.id,
    threadId: thread.id,
    authorId: ctx.actor.id,
    text,
    at: ctx.clock.now(),
  })
  await replaceMentions(queries, comment.id, comment.mentionedIds)
  await queueNotices(ctx, queries, { page, thread, comment, participantIds })
}

async function mentionedBy(queries: Queries, text: string): Promise<string[]> {
  return text.includes('@')
    ? mentionsIn(text, await findAdminsOfMenu(queries, 'landing_pages')).map(({ id }) => id)
    : []
}

async function lockedThread(queries: Tx, params: ThreadInput['params']) {
  const page = existingPage(await findPage(queries, params.pageId))
  if (!(await lockThread(queries, params))) throw new AppError('not_found')
  return { page, thread: await existingThread(queries, params) }
}

async function ownComment(ctx: AdminContext, queries: Tx, params: InputFor<typeof deleteEndpoint>['params']) {
  const { page, thread } = await lockedThread(queries, params)
  const comment = thread.comments.find(({ id }) => id === params.commentId)
  if (!comment || comment.isDeleted) throw new AppError('not_found')
  if (comment.author?.id !== ctx.actor.id) throw new AppError('not_allowed')
  return { page, thread, comment }
}

async function existingThread(queries: Queries, place: ThreadInput['params']): Promise<CommentThread> {
  const thread = await findThread(queries, place)
  if (!thread) throw new AppError('not_found')
  return thread
}
