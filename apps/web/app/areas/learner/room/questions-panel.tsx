import type { OutputFor } from '@naikkelas/contract'
import {
  askLessonQuestion,
  deleteLessonQuestion,
  type LessonQuestion,
  listLessonQuestions,
  questionAtMost,
  type RoomLessonContent,
} from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { formatDate } from '@naikkelas/ui/format'
import { useToast } from '@naikkelas/ui/toast'
import { useCallback, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import type { LessonPlaces } from './lesson-place.ts'
import { PanelState } from './panel-state.tsx'
import { PlaceMark } from './place-mark.tsx'
import { useLoaded } from './use-loaded.ts'
import { WritingBox } from './writing-box.tsx'

interface QuestionsPanelProps {
  lesson: Pick<RoomLessonContent, 'id' | 'kind'>
  places: LessonPlaces
}

type Questions = OutputFor<typeof listLessonQuestions>

/** What learners asked in a lesson, and what was answered. */
export function QuestionsPanel({ lesson: { id, kind }, places }: QuestionsPanelProps) {
  const load = useCallback(
    (signal: AbortSignal) => call(listLessonQuestions, { params: { lessonId: id }, query: {} }, { signal }),
    [id],
  )
  const loaded = useLoaded<Questions>(load)
  const { toast } = useToast()
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [deleted, setDeleted] = useState<LessonQuestion | null>(null)
  const loadMore = async (after: string) => {
    setLoadingMore(true)
    try {
      const more = await call(listLessonQuestions, { params: { lessonId: id }, query: { after } })
      loaded.change(({ items, previous }) => ({ items: [...items, ...more.items], next: more.next, previous }))
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setLoadingMore(false)
    }
  }
  return (
    <div className="flex flex-col gap-6">
      <WritingBox
        label="Pertanyaan baru"
        hint="Semua peserta kelas ini dapat membacanya. Jawabannya juga dikirim ke e-mail Anda."
        submitLabel="Kirim pertanyaan"
        maxLength={questionAtMost}
        places={{ kind, now: places.now }}
        send={async (text, place) => {
          const asked = await call(askLessonQuestion, { params: { lessonId: id }, body: { text, place } })
          loaded.change(({ items, ...page }) => ({ ...page, items: [asked, ...items] }))
        }}
      />
      <PanelState
        loaded={loaded}
        isEmpty={({ items }) => items.length === 0}
        empty="Belum ada pertanyaan di materi ini. Tanyakan yang pertama."
      >
        {({ items, next }) => (
          <>
            <ul aria-label="Pertanyaan" className="flex flex-col divide-y divide-line">
              {items.map((question) => (
                <li key={question.id} className="flex flex-col gap-3 py-4">
                  <Question question={question} kind={kind} goTo={places.goTo} onDelete={() => setDeleted(question)} />
                </li>
              ))}
            </ul>
            {next !== null && (
              <Button className="self-start" isLoading={isLoadingMore} onClick={() => void loadMore(next)}>
                Pertanyaan sebelumnya
              </Button>
            )}
          </>
        )}
      </PanelState>
      {deleted && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
          title="Hapus pertanyaan ini?"
          description={
            deleted.answer
              ? 'Jawabannya ikut terhapus, juga untuk peserta lain.'
              : 'Pertanyaan yang dihapus tidak dapat dikembalikan.'
          }
          confirmLabel="Hapus"
          errorMessage={messageOf}
          onConfirm={async () => {
            await call(deleteLessonQuestion, { params: { questionId: deleted.id } })
            loaded.change(({ items, ...page }) => ({ ...page, items: items.filter((one) => one.id !== deleted.id) }))
          }}
        />
      )}
    </div>
  )
}

interface QuestionProps {
  question: LessonQuestion
  kind: RoomLessonContent['kind']
  goTo: LessonPlaces['goTo']
  onDelete: () => void
}

function Question({ question, kind, goTo, onDelete }: QuestionProps) {
  const { text, place, author, isMine, askedAt, answer } = question
  return (
    <>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-app-xs text-muted">
          <span className="font-semibold">{isMine ? 'Anda' : author}</span>
          <time dateTime={askedAt}>{formatDate(askedAt)}</time>
          <PlaceMark kind={kind} place={place} goTo={goTo} />
          {!answer && <Badge tone="info">Belum dijawab</Badge>}
        </div>
        <p className="text-app-md whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
      {answer && (
        <div className="flex flex-col gap-1 rounded-surface border border-line bg-surface p-4">
          <p className="text-app-xs text-muted">
            Jawaban {answer.by ?? 'tim'}, <time dateTime={answer.at}>{formatDate(answer.at)}</time>
          </p>
          <p className="text-app-md whitespace-pre-line wrap-anywhere">{answer.text}</p>
        </div>
      )}
      {isMine && (
        <Button size="sm" variant="quiet" className="self-start" onClick={onDelete}>
          Hapus
        </Button>
      )}
    </>
  )
}
