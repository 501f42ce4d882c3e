import type { AskedQuestion } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDate } from '@naikkelas/ui/format'
import { Link } from '@naikkelas/ui/link'

interface QuestionActs {
  mayAnswer: boolean
  onAnswer: (question: AskedQuestion) => void
  onHide: (question: AskedQuestion) => void
  onShow: (question: AskedQuestion) => void
}

export const questionColumns = ({
  mayAnswer,
  onAnswer,
  onHide,
  onShow,
}: QuestionActs): readonly DataTableColumn<AskedQuestion>[] => [
  {
    id: 'question',
    header: 'Pertanyaan',
    cell: ({ text, author, askedAt }) => (
      <div className="flex max-w-text min-w-52 flex-col gap-1">
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        <span className="text-app-xs text-muted">
          {author} · <time dateTime={askedAt}>{formatDate(askedAt)}</time>
        </span>
      </div>
    ),
  },
  {
    id: 'lesson',
    header: 'Materi',
    cell: ({ course, lesson }) => (
      <div className="flex min-w-40 flex-col gap-1">
        <Link href={`/admin/pratinjau/ruang-belajar/${course.id}?materi=${lesson.id}`} className="wrap-anywhere">
          {lesson.title}
        </Link>
        <span className="text-app-xs text-muted wrap-anywhere">{course.name}</span>
      </div>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ hidden, answer }) => (
      <div className="flex flex-wrap gap-1">
        {answer ? <Badge tone="ok">Dijawab</Badge> : <Badge tone="info">Belum dijawab</Badge>}
        {hidden && <Badge tone="warn">Disembunyikan</Badge>}
      </div>
    ),
  },
  {
    id: 'acts',
    header: 'Tindakan',
    isActions: true,
    canHide: false,
    cell: (question) =>
      mayAnswer && (
        <div className="flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
          <Button
            size="sm"
            aria-label={`${question.answer ? 'Ubah jawaban untuk' : 'Jawab'} ${question.author}`}
            onClick={() => onAnswer(question)}
          >
            {question.answer ? 'Ubah jawaban' : 'Jawab'}
          </Button>
          {question.hidden ? (
            <Button
              size="sm"
              aria-label={`Tampilkan lagi pertanyaan ${question.author}`}
              onClick={() => onShow(question)}
            >
              Tampilkan lagi
            </Button>
          ) : (
            <Button size="sm" aria-label={`Sembunyikan pertanyaan ${question.author}`} onClick={() => onHide(question)}>
              Sembunyikan
            </Button>
          )}
        </div>
      ),
  },
]

/** Below a question: its answer, and why it is hidden. */
export function QuestionNotes({ question: { answer, hidden } }: { question: AskedQuestion }) {
  return (
    <div className="flex max-w-text flex-col gap-2 text-app-sm">
      {hidden && (
        <p className="wrap-anywhere">
          <b>Alasan disembunyikan:</b> {hidden.reason}
          <span className="block text-app-xs text-muted">{signed(hidden.by, hidden.at)}</span>
        </p>
      )}
      {answer && (
        <p className="whitespace-pre-line wrap-anywhere">
          <b>Jawaban:</b> {answer.text}
          <span className="block text-app-xs text-muted">{signed(answer.by, answer.at)}</span>
        </p>
      )}
    </div>
  )
}

const signed = (by: string | null, at: string) => `${by === null ? '' : `${by}, `}${formatDate(at)}`
