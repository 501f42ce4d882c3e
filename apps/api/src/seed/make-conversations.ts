import type { Admin } from '@naikkelas/contract/identity'
import type { CommentThread } from '@naikkelas/contract/pages'
import type { AppContext } from '../app-context.ts'
import { createComment, createThread, listComments, resolveThread } from '../modules/pages/comments/index.ts'
import { existingHead, findHead } from '../modules/pages/landing-pages/index.ts'
import { type DemoConversation, demoConversations } from './demo-conversations.ts'

interface Meeting {
  pageIds: Readonly<Record<string, string>>
  admins: readonly Admin[]
}

/** Lets the demo's people talk about sections of its pages. What was said before the seed was cut off is not said again. */
export async function makeConversations(context: AppContext, { pageIds, admins }: Meeting) {
  const of = (email: string) => {
    const actor = admins.find((admin) => admin.email === email)
    if (!actor) throw new Error(`no account of the demo world has the address ${email}`)
    return { ...context, actor }
  }
  for (const conversation of demoConversations) {
    const pageId = pageIds[conversation.link]
    if (pageId === undefined) throw new Error(`the demo world has no page ${conversation.link}`)
    await talk(of, pageId, conversation)
  }
}

async function talk(
  of: (email: string) => Parameters<typeof createThread>[0],
  pageId: string,
  { sectionType, said: [first, ...answers], resolvedBy }: DemoConversation,
) {
  if (!first) return
  const thread = await begun(of(first[0]), { pageId, sectionType, text: first[1] })
  const params = { pageId, threadId: thread.id }
  for (const [email, text] of answers.slice(thread.comments.length - 1))
    await createComment(of(email), { params, body: { text } })
  if (resolvedBy !== undefined) await resolveThread(of(resolvedBy), { params })
}

async function begun(
  ctx: Parameters<typeof createThread>[0],
  { pageId, sectionType, text }: { pageId: string; sectionType: string; text: string },
): Promise<CommentThread> {
  const params = { pageId }
  const there = (await listComments(ctx, { params })).find(({ comments }) => comments[0]?.text === text)
  if (there) return there
  const { document } = existingHead(await findHead(ctx.database.queries, pageId))
  const section = document.sections.find(({ type }) => type === sectionType)
  if (!section) throw new Error(`a page of the demo world has no ${sectionType} to talk about`)
  return createThread(ctx, { params, body: { sectionId: section.id, text } })
}
