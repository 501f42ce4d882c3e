import {
  type Comment,
  type CommentThread,
  createComment,
  createThread,
  deleteComment,
  reopenThread,
  resolveThread,
  updateComment,
} from '@naikkelas/contract/pages'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { call } from '../../../../shared/api/call.ts'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'

export interface CommentActs {
  begin(sectionId: string, text: string): Promise<void>
  answer(thread: CommentThread, text: string): Promise<void>
  rewrite(thread: CommentThread, comment: Comment, text: string): Promise<void>
  takeBack(thread: CommentThread, comment: Comment): Promise<void>
  settle(thread: CommentThread): Promise<void>
  reopen(thread: CommentThread): Promise<void>
}

/** Actions on comments; each rejects with the server's message. */
export function useCommentActs(): CommentActs {
  const { saver, store } = useBuilderParts()
  const put = useWorkspace(({ comments }) => comments.put)
  const pageId = useBuilder((state) => state.page.id)
  const of = (thread: CommentThread) => ({ pageId, threadId: thread.id })
  return {
    async begin(sectionId, text) {
      store.actions.endRun()
      // A section that was just added must be there for the server too.
      if (!(await saver.flush()))
        throw new ApiError(0, 'Perubahan terakhir belum tersimpan. Periksa koneksi Anda, lalu coba lagi.', {
          code: 'network',
        })
      const begun = await call(createThread, { params: { pageId }, body: { sectionId, text } })
      put(begun.id, begun)
    },
    async answer(thread, text) {
      put(thread.id, await call(createComment, { params: of(thread), body: { text } }))
    },
    async rewrite(thread, comment, text) {
      const params = { ...of(thread), commentId: comment.id }
      put(thread.id, await call(updateComment, { params, body: { text } }))
    },
    async takeBack(thread, comment) {
      put(thread.id, await call(deleteComment, { params: { ...of(thread), commentId: comment.id } }))
    },
    async settle(thread) {
      put(thread.id, await call(resolveThread, { params: of(thread) }))
    },
    async reopen(thread) {
      put(thread.id, await call(reopenThread, { params: of(thread) }))
    },
  }
}
