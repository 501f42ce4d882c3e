import type { AskedQuestion, LessonQuestion } from '@naikkelas/contract/learning'
import { shortName } from '../../commerce/reviews/index.ts'
import type { StoredQuestion } from './questions.repo.ts'

const read = ({ id, text, lessonPlace, author, askedAt, answer, answeredAt, answeredBy }: StoredQuestion) => ({
  id,
  text,
  place: lessonPlace,
  author: shortName(author),
  askedAt: askedAt.toISOString(),
  answer:
    answer === null || answeredAt === null ? null : { text: answer, at: answeredAt.toISOString(), by: answeredBy },
})

export const learnerView = (stored: StoredQuestion, learnerId: string): LessonQuestion => ({
  ...read(stored),
  isMine: stored.learnerId === learnerId,
})

/** What those see who answer; of the asker no more than other learners do. */
export function askedView(stored: StoredQuestion): AskedQuestion {
  const { version, course, lesson, hiddenAt, hiddenReason, hiddenBy } = stored
  return {
    ...read(stored),
    version,
    course,
    lesson,
    hidden: hiddenAt === null ? null : { reason: hiddenReason ?? '', at: hiddenAt.toISOString(), by: hiddenBy },
  }
}
