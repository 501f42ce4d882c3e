import type { Learner } from '@naikkelas/contract/identity'
import { changeLessonNote, deleteLessonNote, listLessonNotes, writeLessonNote } from '@naikkelas/contract/learning'
import { bind, countTry, type RequestContext } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import { keepNotes, noteLimits } from './notes.policy.ts'
import * as notes from './notes.service.ts'

const own = { for: learnerRealm, can: keepNotes } as const

/** What someone writes for themselves is in no audit. */
const written = {
  ...own,
  audit: 'none',
  limit: ({ app }: RequestContext, actor: Learner) => countTry(app.database.queries, noteLimits(actor.id)),
} as const

export const noteRoutes = [
  bind(listLessonNotes, { ...own, run: (input, ctx) => notes.listLessonNotes(ctx, input) }),
  bind(writeLessonNote, { ...written, run: (input, ctx) => notes.writeLessonNote(ctx, input) }),
  bind(changeLessonNote, { ...written, run: (input, ctx) => notes.changeLessonNote(ctx, input) }),
  bind(deleteLessonNote, { ...written, run: (input, ctx) => notes.deleteLessonNote(ctx, input) }),
]
