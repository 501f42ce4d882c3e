import type { InputFor } from '@naikkelas/contract'
import { type exportGrades as endpoint, gradeStateWords, type LearnerGrades } from '@naikkelas/contract/learning'
import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../../../app-context.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { count, type Row, spreadsheetOf, text } from '../../../platform/files/spreadsheets/index.ts'
import { listPlaceOf } from '../../commerce/catalogue/index.ts'
import { findLearners } from './gradebook.repo.ts'
import type { GradedLesson } from './gradebook.rules.ts'
import { gradedCourse, withGrades } from './gradebook.service.ts'

type Asked = InputFor<typeof endpoint>

const perBatch = 500

/** The gradebook as CSV, streamed while it is written. @throws AppError `not_found` for what is no course */
export async function exportGrades(ctx: AdminContext, { params: { courseId }, query }: Asked): Promise<Response> {
  const { lessons } = await gradedCourse(ctx.database.queries, courseId)
  const columns = [
    { title: 'Nama', width: 30 },
    { title: 'Nilai akhir (%)', width: 14 },
    { title: 'Sudah dinilai', width: 14 },
    { title: 'Jumlah materi dinilai', width: 14 },
    ...lessons.flatMap(({ title }) => [
      { title: `${title} (%)`, width: 14 },
      { title: `${title}: status`, width: 20 },
    ]),
  ]
  const rows = rowsOf(ctx, { courseId, filter: query, lessons })
  const { bytes, type } = spreadsheetOf([{ name: 'Nilai', columns, rows }], 'csv')
  return fileAnswer(bytes, { name: `nilai-${dayInWib(ctx.clock.now())}.csv`, type })
}

interface Of {
  courseId: string
  filter: Asked['query']
  lessons: readonly GradedLesson[]
}

/** Reads the next batch only when it is needed. */
async function* rowsOf(ctx: AdminContext, { filter, ...of }: Of): AsyncGenerator<Row, void> {
  const { queries } = ctx.database
  try {
    for (let after: string | undefined; ; ) {
      const found = await findLearners(queries, {
        ...of,
        now: ctx.clock.now(),
        filter,
        from: after === undefined ? undefined : listPlaceOf(after),
        isBackwards: false,
        limit: perBatch,
      })
      for (const learner of await withGrades(queries, of.lessons, found)) yield cellsOf(learner)
      after = found.at(-1)?.place
      if (after === undefined || found.length < perBatch) return
    }
  } catch (error) {
    ctx.onFailure(error, 'exporting the gradebook of a course')
    throw error
  }
}

const cellsOf = ({ name, total, grades }: LearnerGrades): Row => [
  text(name),
  count(total.percent),
  count(total.graded),
  count(total.lessons),
  ...grades.flatMap(({ percent, state }) => [count(percent), text(gradeStateWords[state])]),
]
