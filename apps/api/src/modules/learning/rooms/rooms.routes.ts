import type { Learner } from '@naikkelas/contract/identity'
import {
  completeLesson,
  getLessonCaptions,
  getLessonMedia,
  getRoom,
  getRoomLesson,
  listOwnCourses,
  previewLessonCaptions,
  previewLessonMedia,
  previewRoom,
  previewRoomLesson,
  saveProgress,
} from '@naikkelas/contract/learning'
import { bind, bindFile, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { getLessonCaptions as sendCaptions, getLessonMedia as sendMedia } from './media.service.ts'
import * as previews from './previews.service.ts'
import * as progress from './progress.service.ts'
import { learn, previewRooms, progressLimits } from './rooms.policy.ts'
import * as rooms from './rooms.service.ts'

const own = { for: learnerRealm, can: learn } as const

/** What someone learns is a matter of theirs alone: it is in no audit. */
const noted = {
  ...own,
  audit: 'none',
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, progressLimits(actor.id)),
} as const

export const roomRoutes = [
  bind(listOwnCourses, { ...own, inView: 'shown', run: (_, ctx) => rooms.listOwnCourses(ctx) }),
  bind(getRoom, { ...own, inView: 'shown', run: (input, ctx) => rooms.getRoom(ctx, input) }),
  bind(getRoomLesson, { ...own, run: (input, ctx) => rooms.getRoomLesson(ctx, input) }),
  bind(saveProgress, { ...noted, run: (input, ctx) => progress.saveProgress(ctx, input) }),
  bind(completeLesson, { ...noted, run: (input, ctx) => progress.completeLesson(ctx, input) }),
  bindFile(getLessonMedia, { ...own, run: (input, ctx, request) => sendMedia(ctx, input, request) }),
  bindFile(getLessonCaptions, { ...own, run: (input, ctx) => sendCaptions(ctx, input) }),
  bind(previewRoom, { can: previewRooms, run: (input, ctx) => previews.previewRoom(ctx, input) }),
  bind(previewRoomLesson, { can: previewRooms, run: (input, ctx) => previews.previewRoomLesson(ctx, input) }),
  bindFile(previewLessonMedia, {
    can: previewRooms,
    run: (input, ctx, request) => previews.previewLessonMedia(ctx, input, request),
  }),
  bindFile(previewLessonCaptions, {
    can: previewRooms,
    run: (input, ctx) => previews.previewLessonCaptions(ctx, input),
  }),
]
