import type { MarkedSubmission, Submission } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatDateTime } from '@naikkelas/ui/format'
import { Link } from 'react-router-dom'
import { SubmissionContent } from '../../../shared/assignments/submission-content.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { Panel } from '../kit/panel.tsx'
import { MarkingForm } from './marking-form.tsx'
import { MarkingNote } from './marking-note.tsx'
import { submissionAddress } from './submission-words.ts'

interface SubmissionPageProps {
  submission: MarkedSubmission
  mayMark: boolean
}

/** One submission, and beside it (on phones below it) how it is marked. */
export function SubmissionPage({ submission, mayMark }: SubmissionPageProps) {
  const { id, learner, course, lesson, replacedBy, hasAccess, marking, maxPoints, earlier } = submission
  const isOpen = mayMark && replacedBy === null && hasAccess
  return (
    <AdminScreen
      title={`Tugas ${learner}`}
      description={`${lesson.title}, ${course.name}`}
      back={{ href: '/admin/tugas', label: 'Tugas masuk' }}
      actions={
        <Button asChild>
          <Link to={`/admin/pratinjau/ruang-belajar/${course.id}?materi=${lesson.id}`}>Lihat petunjuk</Link>
        </Button>
      }
    >
      <div className="grid min-w-0 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {replacedBy !== null && (
            <Alert
              tone="warn"
              title="Peserta sudah mengirim ulang"
              action={
                <Button asChild size="sm">
                  <Link to={submissionAddress(replacedBy)}>Buka yang terbaru</Link>
                </Button>
              }
            >
              Kiriman ini tidak dinilai lagi.
            </Alert>
          )}
          {!hasAccess && (
            <Alert tone="warn" title="Akses peserta ini sudah berakhir">
              Tugasnya tidak dapat dinilai, kecuali peserta memiliki kelas ini lagi.
            </Alert>
          )}
          <Panel title={`Kiriman ke-${submission.number}`}>
            <Facts submission={submission} />
            <SubmissionContent text={submission.text} files={submission.files} />
          </Panel>
        </div>
        <Panel title="Penilaian">
          {marking && <MarkingNote marking={marking} maxPoints={maxPoints} />}
          {isOpen && <MarkingForm key={id} submission={submission} />}
          {!marking && !isOpen && <p className="text-app-sm text-muted">Belum dinilai.</p>}
        </Panel>
      </div>
      {earlier.length > 0 && (
        <Panel title="Kiriman sebelumnya">
          <ol className="flex flex-col gap-6">
            {earlier.map((one) => (
              <li
                key={one.id}
                className="flex min-w-0 flex-col gap-4 border-t border-line pt-4 first:border-0 first:pt-0"
              >
                <h3 className="font-semibold">Kiriman ke-{one.number}</h3>
                <Facts submission={one} />
                <SubmissionContent text={one.text} files={one.files} />
                {one.marking && <MarkingNote marking={one.marking} maxPoints={one.maxPoints} />}
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </AdminScreen>
  )
}

function Facts({ submission: { handedInAt, isLate } }: { submission: Submission }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-app-sm text-muted">
      <time dateTime={handedInAt}>{formatDateTime(handedInAt)}</time>
      {isLate && <Badge tone="warn">Terlambat</Badge>}
    </p>
  )
}
