import { gradeStateWords, type OwnGrades } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import {
  gradedKindWords,
  gradedWords,
  gradeStateTones,
  scoreWords,
  totalMeaning,
} from '../../../shared/grades/grade-words.ts'
import { contentId, SiteShell } from '../../../shared/shell/site-shell.tsx'

interface GradesPageProps {
  learner: { name: string; number: number; picture: string | null }
  grades: OwnGrades
}

/** The own grades of a course, each with the way to its lesson. */
export function GradesPage({ learner, grades: { course, total, lessons } }: GradesPageProps) {
  const room = `/learning/${course.number}`
  return (
    <SiteShell person={{ name: learner.name, href: `/profile/${learner.number}`, picture: learner.picture }}>
      <main id={contentId} className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-5 pt-8 pb-16">
        <p className="text-app-sm">
          <a className="underline wrap-anywhere" href={room}>
            {course.name}
          </a>{' '}
          <span className="text-muted">/ Nilai saya</span>
        </p>
        <div className="flex flex-col gap-2">
          <h1 className="text-app-3xl font-bold tracking-tight">Nilai saya</h1>
          {lessons.length > 0 && (
            <p className="text-app-md">
              {total.percent === null ? (
                'Belum ada nilai. Kerjakan satu kuis atau tugas dulu.'
              ) : (
                <>
                  <strong>{total.percent}%</strong>, {gradedWords(total)}
                </>
              )}
            </p>
          )}
        </div>
        {lessons.length === 0 ? (
          <p className="text-app-md text-muted">Kelas ini tidak punya kuis atau tugas.</p>
        ) : (
          <>
            <ul aria-label="Nilai saya" className="flex flex-col gap-3">
              {lessons.map(({ id, title, kind, grade }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-surface border border-line bg-surface p-4"
                >
                  <div className="flex min-w-0 flex-col">
                    <a
                      href={`${room}?materi=${id}`}
                      className="inline-flex min-h-9 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
                    >
                      {title}
                    </a>
                    <span className="text-app-sm text-muted">
                      {[gradedKindWords[kind], scoreWords(grade, kind)].filter(Boolean).join(', ')}
                    </span>
                  </div>
                  <span className="flex items-center gap-3">
                    {grade.percent !== null && (
                      <span className="text-app-lg font-semibold tabular-nums">{grade.percent}%</span>
                    )}
                    <Badge tone={gradeStateTones[grade.state]}>{gradeStateWords[grade.state]}</Badge>
                  </span>
                </li>
              ))}
            </ul>
            <p className="text-app-sm text-muted">{totalMeaning}</p>
          </>
        )}
      </main>
    </SiteShell>
  )
}
