import { type GradesOfLearner, gradeStateWords } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { useState } from 'react'
import {
  gradedKindWords,
  gradedWords,
  gradeStateTones,
  scoreWords,
  totalMeaning,
} from '../../../shared/grades/grade-words.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { gradesAddress } from './gradebook-words.ts'
import { OpenAttemptDialog } from './open-attempt-dialog.tsx'
import { QuizAttempts } from './quiz-attempts.tsx'
import { SentAssignments } from './sent-assignments.tsx'

interface LearnerGradesPageProps {
  grades: GradesOfLearner
  /** Whether one more attempt may be opened. */
  mayOpen: boolean
}

/** One learner of a course: each quiz with what was answered, each assignment with the way to its marking. */
export function LearnerGradesPage({ grades, mayOpen }: LearnerGradesPageProps) {
  const { course, learner, hasAccess, total, lessons } = grades
  const [opening, setOpening] = useState<{ lessonId: string; title: string; number: number } | null>(null)
  const result = total.percent === null ? 'Belum ada nilai' : `Nilai akhir ${total.percent}%`
  return (
    <AdminScreen
      title={learner.name}
      description={`${result}, ${gradedWords(total)}`}
      back={{ href: gradesAddress(course.id), label: `Nilai ${course.name}` }}
    >
      {!hasAccess && (
        <Alert tone="warn" title="Akses peserta ini sudah berakhir">
          Nilainya tetap tersimpan. Percobaan kuis dapat dibuka lagi setelah ia memiliki kelas ini.
        </Alert>
      )}
      {lessons.length === 0 && <p className="text-app-md text-muted">Kelas ini belum punya kuis atau tugas.</p>}
      {lessons.map(({ id, title, kind, grade, quiz, sent }) => (
        <Panel key={id} title={`${gradedKindWords[kind]}: ${title}`}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-sm">
            <Badge tone={gradeStateTones[grade.state]}>{gradeStateWords[grade.state]}</Badge>
            {grade.percent !== null && (
              <span>
                {grade.percent}% ({scoreWords(grade, kind)})
              </span>
            )}
          </p>
          {quiz && (
            <QuizAttempts
              quiz={quiz}
              onOpen={
                mayOpen && hasAccess && quiz.canOpen !== null
                  ? () => setOpening({ lessonId: id, title, number: quiz.canOpen ?? 0 })
                  : null
              }
            />
          )}
          {kind === 4 && <SentAssignments sent={sent} />}
        </Panel>
      ))}
      <p className="max-w-3xl text-app-sm text-muted">{totalMeaning}</p>
      {opening && <OpenAttemptDialog {...opening} learner={learner} onClose={() => setOpening(null)} />}
    </AdminScreen>
  )
}
