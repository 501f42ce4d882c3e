import { getLessonContent, listLessonStates, saveLessonContent } from '@naikkelas/contract/learning'
import { bind } from '../../../platform/endpoints/index.ts'
import { viewLessons, writeLessons } from './lesson-contents.policy.ts'
import * as contents from './lesson-contents.service.ts'

export const lessonContentRoutes = [
  bind(listLessonStates, { can: viewLessons, run: (input, ctx) => contents.listLessonStates(ctx, input) }),
  bind(getLessonContent, { can: viewLessons, run: (input, ctx) => contents.getLessonContent(ctx, input) }),
  bind(saveLessonContent, { can: writeLessons, run: (input, ctx) => contents.saveLessonContent(ctx, input) }),
]
