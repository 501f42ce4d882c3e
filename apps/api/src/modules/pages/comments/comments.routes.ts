import {
  createComment,
  createThread,
  deleteComment,
  getNoticeSettings,
  listComments,
  listMentionable,
  reopenThread,
  resolveThread,
  updateComment,
  updateNoticeSettings,
} from '@naikkelas/contract/pages'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { writingLimits } from './comments.limits.ts'
import { commentOnPages, isSignedIn } from './comments.policy.ts'
import * as comments from './comments.service.ts'
import * as settings from './notice-settings.service.ts'

/** Beside the transaction of the comment: a comment that is refused counts as well. */
const countWriting = ({ app }: RequestContext, actor: { id: string }) =>
  countTry(app.database.queries, writingLimits(actor.id))

export const commentsRoutes = [
  bind(listComments, { can: commentOnPages, run: (input, ctx) => comments.listComments(ctx, input) }),
  bind(listMentionable, { can: commentOnPages, run: (input, ctx) => comments.listMentionable(ctx, input) }),
  bind(createThread, {
    can: commentOnPages,
    limit: countWriting,
    audit: 'id',
    run: (input, ctx) => comments.createThread(ctx, input),
  }),
  bind(createComment, {
    can: commentOnPages,
    limit: countWriting,
    audit: 'id',
    run: (input, ctx) => comments.createComment(ctx, input),
  }),
  bind(updateComment, {
    can: commentOnPages,
    limit: countWriting,
    audit: 'id',
    run: (input, ctx) => comments.updateComment(ctx, input),
  }),
  bind(deleteComment, { can: commentOnPages, audit: 'id', run: (input, ctx) => comments.deleteComment(ctx, input) }),
  bind(resolveThread, { can: commentOnPages, run: (input, ctx) => comments.resolveThread(ctx, input) }),
  bind(reopenThread, { can: commentOnPages, run: (input, ctx) => comments.reopenThread(ctx, input) }),
  bind(getNoticeSettings, { can: isSignedIn, run: (_, ctx) => settings.getNoticeSettings(ctx) }),
  bind(updateNoticeSettings, {
    can: isSignedIn,
    record: { load: (_, ctx) => settings.getNoticeSettings(ctx) },
    run: (input, ctx) => settings.updateNoticeSettings(ctx, input),
  }),
]
