import type { GivenAnswer, LessonContentValue } from '@naikkelas/contract/learning'
import type { AdminContext } from '../app-context.ts'
import { findActiveLearnerByEmail } from '../modules/identity/learners/index.ts'
import { handInAssignment, markSubmission } from '../modules/learning/assignments/index.ts'
import { saveLessonContent } from '../modules/learning/lesson-contents/index.ts'
import { handInQuiz } from '../modules/learning/quizzes/index.ts'
import {
  demoGradedAssignment,
  demoGradedCourse,
  demoGradedQuiz,
  demoGradedTexts,
  demoResults,
} from './catalogue/graded-lessons.ts'
import { reviewerEmail } from './catalogue/reviewers.ts'
import { demoLearners } from './demo-accounts.ts'
import { richTextOf } from './rich-texts.ts'
import { findSeededGrades, findSeededLessons, giveDemoCourse } from './seed.repo.ts'

const DAY_MS = 86_400_000

const nothing: LessonContentValue = {
  body: null,
  file: null,
  backupFileId: null,
  saverFileId: null,
  posterId: null,
  filmChapters: [],
  captions: [],
  resources: [],
  quiz: null,
  assignment: null,
  opensAt: null,
  opensAfterDays: null,
  needsPrevious: false,
}

/** What learners made of the quiz and the assignment of one course; what is there already stays as it is. */
export async function makeGrades(ctx: AdminContext): Promise<void> {
  const { queries } = ctx.database
  const { lessons } = await findSeededLessons(queries, demoGradedCourse)
  const [quizId, assignmentId] = [3, 4].map((kind) => lessons.find((lesson) => lesson.kind === kind)?.id)
  if (quizId === undefined || assignmentId === undefined) return
  for (const { id, title, kind, isWritten } of lessons) {
    const text = demoGradedTexts[title]
    if (text === undefined || isWritten) continue
    const value: LessonContentValue = {
      ...nothing,
      body: richTextOf(text),
      quiz: kind === 3 ? demoGradedQuiz : null,
      assignment: kind === 4 ? demoGradedAssignment : null,
    }
    await saveLessonContent(ctx, { params: { lessonId: id }, body: { value, version: 0 } })
  }
  const there = await findSeededGrades(queries)
  for (const { name, quiz, assignment, daysAgo } of demoResults) {
    const email = name === null ? demoLearners[0]?.email : reviewerEmail(name)
    const actor = await findActiveLearnerByEmail(queries, email ?? '')
    if (!actor) continue
    const at = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS)
    await giveDemoCourse(queries, { learnerId: actor.id, link: demoGradedCourse, at })
    const then = { ...ctx, actor, sessionId: '', clock: { now: () => at } }
    if (!there.has(`${actor.id} ${quizId}`))
      for (const [index, wrong] of quiz.entries())
        await handInQuiz(then, {
          params: { lessonId: quizId },
          body: { number: index + 1, version: 1, answers: answersWith(wrong) },
        })
    if (assignment === null || there.has(`${actor.id} ${assignmentId}`)) continue
    const { text, points, feedback } = assignment
    const { submissions } = await handInAssignment(then, {
      params: { lessonId: assignmentId },
      body: { number: 1, text, fileIds: [] },
    })
    const [sent] = submissions
    if (!sent || points === null) continue
    const isAccepted = points >= demoGradedAssignment.passPoints
    await markSubmission(ctx, {
      params: { submissionId: sent.id },
      body: { points, feedback, isAccepted, version: 1 },
    })
  }
}

/** @param wrong places of questions that are answered wrongly */
const answersWith = (wrong: readonly number[]): GivenAnswer[] =>
  demoGradedQuiz.questions.map(({ id, kind, options, answers }, index) => {
    const isWrong = wrong.includes(index)
    const chosen = options.filter(({ isRight }) => isRight !== isWrong).map((option) => option.id)
    const [right = ''] = answers
    return {
      questionId: id,
      optionIds: kind === 'single' ? chosen.slice(0, 1) : chosen,
      text: kind === 'short' ? (isWrong ? 'sepuluh' : right) : '',
    }
  })
