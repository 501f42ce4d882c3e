import type { OutputFor } from '@naikkelas/contract'
import {
  changeLessonNote,
  deleteLessonNote,
  type LessonNote,
  listLessonNotes,
  noteAtMost,
  type RoomLessonContent,
  writeLessonNote,
} from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { formatDate } from '@naikkelas/ui/format'
import { useCallback, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import type { LessonPlaces } from './lesson-place.ts'
import { PanelState } from './panel-state.tsx'
import { PlaceMark } from './place-mark.tsx'
import { useLoaded } from './use-loaded.ts'
import { WritingBox } from './writing-box.tsx'

interface NotesPanelProps {
  lesson: Pick<RoomLessonContent, 'id' | 'kind'>
  places: LessonPlaces
}

type Notes = OutputFor<typeof listLessonNotes>

/** In the order of the film or book; what belongs to the whole lesson first. */
const sorted = (items: readonly LessonNote[]) =>
  items.toSorted(
    (one, other) => (one.place ?? -1) - (other.place ?? -1) || one.writtenAt.localeCompare(other.writtenAt),
  )

/** What a learner keeps of a lesson; read by its writer alone. */
export function NotesPanel({ lesson: { id, kind }, places }: NotesPanelProps) {
  const load = useCallback(
    (signal: AbortSignal) => call(listLessonNotes, { params: { lessonId: id } }, { signal }),
    [id],
  )
  const loaded = useLoaded<Notes>(load)
  const [editedId, setEditedId] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<LessonNote | null>(null)
  const put = (note: LessonNote) =>
    loaded.change(({ items }) => ({ items: sorted([...items.filter((one) => one.id !== note.id), note]) }))
  return (
    <div className="flex flex-col gap-6">
      <WritingBox
        label="Catatan baru"
        hint="Hanya Anda yang dapat membacanya."
        submitLabel="Simpan catatan"
        maxLength={noteAtMost}
        places={{ kind, now: places.now }}
        send={async (text, place) =>
          put(await call(writeLessonNote, { params: { lessonId: id }, body: { text, place } }))
        }
      />
      <PanelState loaded={loaded} isEmpty={({ items }) => items.length === 0} empty="Belum ada catatan di materi ini.">
        {({ items }) => (
          <ul aria-label="Catatan" className="flex flex-col divide-y divide-line">
            {items.map((note) => (
              <li key={note.id} className="flex flex-col gap-2 py-4">
                <PlaceMark kind={kind} place={note.place} goTo={places.goTo} />
                {editedId === note.id ? (
                  <WritingBox
                    label="Ubah catatan"
                    submitLabel="Simpan"
                    maxLength={noteAtMost}
                    text={note.text}
                    send={async (text) => {
                      put(await call(changeLessonNote, { params: { noteId: note.id }, body: { text } }))
                      setEditedId(null)
                    }}
                    onCancel={() => setEditedId(null)}
                  />
                ) : (
                  <>
                    <p className="text-app-md whitespace-pre-line wrap-anywhere">{note.text}</p>
                    <div className="flex flex-wrap items-center gap-2">
                      <time className="me-auto text-app-xs text-muted" dateTime={note.writtenAt}>
                        {formatDate(note.writtenAt)}
                      </time>
                      <Button size="sm" variant="quiet" onClick={() => setEditedId(note.id)}>
                        Ubah
                      </Button>
                      <Button size="sm" variant="quiet" onClick={() => setDeleted(note)}>
                        Hapus
                      </Button>
                    </div>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </PanelState>
      {deleted && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setDeleted(null)}
          title="Hapus catatan ini?"
          description="Catatan yang dihapus tidak dapat dikembalikan."
          confirmLabel="Hapus"
          errorMessage={messageOf}
          onConfirm={async () => {
            await call(deleteLessonNote, { params: { noteId: deleted.id } })
            loaded.change(({ items }) => ({ items: items.filter((one) => one.id !== deleted.id) }))
          }}
        />
      )}
    </div>
  )
}
