import { DAY_MS } from '@naikkelas/contract/time'
import type { AdminContext } from '../app-context.ts'
import { demoLessonCourse } from './catalogue/lessons.ts'
import { demoReviewers, reviewerEmail } from './catalogue/reviewers.ts'
import { demoProgress, demoQuestions } from './demo-progress.ts'
import { hasDemoProgress, noteDemoProgress, noteDemoQuestion } from './seed-progress.repo.ts'
import { findSeededCatalogue, findSeededLessons } from './seed.repo.ts'

/** What learners of the demonstration have done in the course whose lessons are written; all of it or nothing. */
export async function makeProgress(ctx: AdminContext): Promise<void> {
  const { queries } = ctx.database
  const courseId = (await findSeededCatalogue(queries)).sellables.get(demoLessonCourse)
  if (courseId === undefined) throw new Error(`the demonstration has no ${demoLessonCourse}`)
  if (await hasDemoProgress(queries, courseId)) return
  const lessonIds = (await findSeededLessons(queries, demoLessonCourse)).lessons.map(({ id }) => id)
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * DAY_MS)
  await ctx.unitOfWork(async ({ tx, emit }) => {
    const learned = demoProgress().map(({ grantedDaysAgo, seenDaysAgo, ...one }) => ({
      ...one,
      grantedAt: daysAgo(grantedDaysAgo),
      seenAt: seenDaysAgo === null ? null : daysAgo(seenDaysAgo),
    }))
    const made = await noteDemoProgress(tx, { courseId, adminId: ctx.actor.id, lessonIds, learned })
    for (const { learner_id: learnerId, completed_at: completedAt } of made)
      if (completedAt !== null) await emit('course.completed', { learnerId, courseId, at: completedAt.toISOString() })
    for (const { asker, text, daysAgo: days, answer } of demoQuestions)
      await noteDemoQuestion(tx, {
        lessonId: lessonIds[0] ?? '',
        email: reviewerEmail(demoReviewers[asker] ?? ''),
        text,
        askedAt: daysAgo(days),
        answer: answer === null ? null : { text: answer, at: daysAgo(days - 1), adminId: ctx.actor.id },
      })
  })
}
