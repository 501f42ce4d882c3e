import type { Room, RoomLesson, RoomLessonContent } from '@naikkelas/contract/learning'
import { Alert } from '@naikkelas/ui/alert'
import { SiteShell } from '../../../shared/shell/site-shell.tsx'
import { LessonView } from './lesson-view.tsx'
import { ClosedLesson, RoomFrame } from './room-frame.tsx'
import { neighboursOf } from './room-lessons.ts'
import { lockWords } from './room-words.ts'

interface RoomPreviewPageProps {
  room: Room
  lesson: RoomLesson | null
  /** Null for a lesson that was never written, or a course without lessons. */
  content: RoomLessonContent | null
  /** Whether something was sent, which a preview does not take. */
  isRefused: boolean
}

/** A course as someone sees it inside who has just obtained it; nothing that is seen is reported. */
export function RoomPreviewPage({ room, lesson, content, isRefused }: RoomPreviewPageProps) {
  const { previous, next } = neighboursOf(room, lesson?.id ?? null)
  const closed = lesson && lockWords(lesson)
  return (
    <SiteShell person={null}>
      <RoomFrame room={room} progress={room.progress} lessonId={lesson?.id ?? null}>
        <p className="text-app-sm text-muted wrap-anywhere">{room.name}</p>
        {content && closed !== null && <Alert title="Peserta baru belum bisa membuka materi ini">{closed}.</Alert>}
        {content ? (
          <LessonView
            key={content.id}
            lesson={content}
            state={null}
            previous={previous}
            next={next}
            refused={isRefused ? 'Ini pratinjau: kemajuan tidak disimpan.' : null}
            tab={null}
            learnerNumber={null}
            onProgress={nothing}
            onReport={nothing}
            onEnded={nothing}
          />
        ) : (
          <ClosedLesson title={lesson?.title ?? room.name} words={closed} />
        )}
      </RoomFrame>
    </SiteShell>
  )
}

const nothing = () => undefined
