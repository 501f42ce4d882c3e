import {
  addFilmLessons,
  duplicateLesson,
  getLessonContent,
  listLessonStates,
  saveLessonContent,
} from '@naikkelas/contract/learning'
import { bind } from '../../../platform/endpoints/index.ts'
import { viewLessons, writeLessons } from './lesson-contents.policy.ts'
import * as contents from './lesson-contents.service.ts'
import * as additions from './new-lessons.service.ts'

export const lessonContentRoutes = [
  bind(listLessonStates, { can: viewLessons, run: (input, ctx) => contents.listLessonStates(ctx, input) }),
  bind(getLessonContent, { can: viewLessons, run: (input, ctx) => contents.getLessonContent(ctx, input) }),
  bind(saveLessonContent, { can: writeLessons, run: (input, ctx) => contents.saveLessonContent(ctx, input) }),
  bind(addFilmLessons, { can: writeLessons, run: (input, ctx) => additions.addFilmLessons(ctx, input) }),
  bind(duplicateLesson, { can: writeLessons, run: (input, ctx) => additions.duplicateLesson(ctx, input) }),
]
