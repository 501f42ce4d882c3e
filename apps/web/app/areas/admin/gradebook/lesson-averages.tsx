import type { OutputFor } from '@naikkelas/contract'
import type { listGrades } from '@naikkelas/contract/learning'
import { Progress } from '@naikkelas/ui/progress'
import { gradedKindWords } from '../../../shared/grades/grade-words.ts'
import { Panel } from '../kit/panel.tsx'

/** How all learners did in each quiz and assignment. */
export function LessonAverages({ lessons }: Pick<OutputFor<typeof listGrades>, 'lessons'>) {
  return (
    <Panel title="Rata-rata tiap materi">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {lessons.map(({ id, title, kind, average, graded }) => (
          <li key={id} className="min-w-0">
            <Progress
              label={`${gradedKindWords[kind]}: ${title}`}
              value={average ?? 0}
              valueText={average === null ? 'belum ada nilai' : `${average}% dari ${graded} nilai`}
            />
          </li>
        ))}
      </ul>
      <p className="text-app-sm text-muted">
        Dihitung dari semua peserta yang sudah punya nilai di materi itu, tidak berubah oleh saringan di bawah.
      </p>
    </Panel>
  )
}
