import { type Grade, type GradedKind, gradeStateWords, type LearnerGrades } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { Link } from 'react-router-dom'
import { gradedWords, gradeStateTones, scoreWords } from '../../../shared/grades/grade-words.ts'
import { gradesAddress } from './gradebook-words.ts'

interface ColumnOptions {
  courseId: string
  lessons: readonly { id: string; title: string; kind: GradedKind }[]
}

/** The learner, the total, and one column for each quiz and assignment. */
export const gradebookColumns = ({ courseId, lessons }: ColumnOptions): readonly DataTableColumn<LearnerGrades>[] => [
  {
    id: 'name',
    header: 'Nama',
    isSortable: true,
    cell: ({ id, name }) => (
      <Link
        to={gradesAddress(courseId, id)}
        className="inline-flex min-h-9 min-w-32 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    id: 'total',
    header: 'Nilai akhir',
    isSortable: true,
    canHide: false,
    cell: ({ total }) => (
      <span className="inline-flex min-w-24 flex-col">
        <span className="font-semibold tabular-nums">{total.percent === null ? '–' : `${total.percent}%`}</span>
        <span className="text-app-xs text-muted">{gradedWords(total)}</span>
      </span>
    ),
  },
  ...lessons.map(
    ({ id, title, kind }, at): DataTableColumn<LearnerGrades> => ({
      id,
      header: title,
      cell: ({ grades }) => <GradeCell grade={grades[at]} kind={kind} />,
    }),
  ),
]

function GradeCell({ grade, kind }: { grade: Grade | undefined; kind: GradedKind }) {
  if (!grade || grade.state === 'none') return <span className="text-app-sm text-muted">{gradeStateWords.none}</span>
  const score = scoreWords(grade, kind)
  return (
    <span className="inline-flex min-w-32 flex-col items-start gap-1">
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {grade.percent !== null && <span className="tabular-nums">{grade.percent}%</span>}
        <Badge tone={gradeStateTones[grade.state]}>{gradeStateWords[grade.state]}</Badge>
      </span>
      {score !== null && <span className="text-app-xs text-muted">{score}</span>}
    </span>
  )
}
