import { type Chapter, type Outline, outlineLimits, saveOutline } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { useRef } from 'react'
import { endpointRequest } from '../../kit/endpoint-request.ts'
import { FormFrame } from '../../kit/form-frame.tsx'
import { LeaveGuard } from '../../kit/leave-guard.tsx'
import { SavedFirst, useSavedFirst } from '../../kit/saved-first.tsx'
import { SortableList } from '../../kit/sortable-list/sortable-list.tsx'
import { useEndpointForm } from '../../kit/use-endpoint-form.ts'
import { BulkUpload } from '../lessons/bulk-upload.tsx'
import { ChapterFields } from './chapter-fields.tsx'

interface OutlineFormProps {
  courseId: string
  outline: Outline
  mayChange: boolean
  /** Lessons were added beside the form: it has to begin again with what is stored. */
  onAdded?: () => void
}

interface OutlineValues {
  chapters: Chapter[]
}

/** Chapters and lessons of a course: titles, kinds and minutes, put into order by dragging. */
export function OutlineForm({ courseId, outline, mayChange, onAdded }: OutlineFormProps) {
  const { theirs, look, forget } = useSavedFirst<Outline>()
  const { version } = theirs ?? outline
  const form = useEndpointForm(
    endpointRequest(saveOutline, ({ chapters }: OutlineValues) => ({
      params: { sellableId: courseId },
      body: { chapters, version },
    })),
    {
      defaultValues: { chapters: outline.chapters },
      draft: `outline ${courseId}`,
      savedMessage: () => 'Susunan disimpan',
      onSaved: forget,
      onRefused: look,
    },
  )
  /** The id of what was added last: it is written in at once. */
  const added = useRef<string | null>(null)
  const chapters = form.watch('chapters')
  const errors = form.formState.errors.chapters
  const write = (next: readonly Chapter[]) => {
    // Sentences belong to places, and those are other ones now.
    form.clearErrors()
    form.setValue('chapters', [...next], { shouldDirty: true })
  }
  const change = (changed: Chapter) => write(chapters.map((one) => (one.id === changed.id ? changed : one)))
  const add = () => {
    const id = crypto.randomUUID()
    added.current = id
    write([...chapters, { id, title: '', lessons: [] }])
  }
  const takeTheirs = () => {
    if (theirs) form.reset({ chapters: theirs.chapters })
  }
  const placeOf = (chapter: Chapter) => chapters.indexOf(chapter)
  return (
    <>
      <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex flex-col gap-4">
        {theirs && <SavedFirst by={theirs.changedBy} onTake={takeTheirs} />}
        <p className="text-app-sm text-muted">{totalWords(chapters)}</p>
        <fieldset disabled={!mayChange} className="contents">
          <SortableList
            label="Bab"
            items={chapters}
            idOf={({ id }) => id}
            nameOf={(chapter) => chapter.title || `Bab ${placeOf(chapter) + 1}`}
            onReorder={write}
            isDisabled={!mayChange}
          >
            {(chapter) => (
              <ChapterFields
                chapter={chapter}
                place={placeOf(chapter) + 1}
                errors={errors?.[placeOf(chapter)]}
                added={added}
                mayChange={mayChange}
                onChange={change}
                onRemove={() => write(chapters.filter(({ id }) => id !== chapter.id))}
              />
            )}
          </SortableList>
          {mayChange && chapters.length < outlineLimits.chapters && (
            <Button className="self-start" iconStart={<Icon name="tambah" size={16} />} onClick={add}>
              Tambah bab
            </Button>
          )}
        </fieldset>
        {mayChange && form.formState.isDirty && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" isLoading={form.isSaving}>
              Simpan susunan
            </Button>
            <Button variant="quiet" onClick={() => form.reset()}>
              Urungkan susunan
            </Button>
          </div>
        )}
      </FormFrame>
      {mayChange && onAdded && (
        <div>
          <BulkUpload
            courseId={courseId}
            chapters={outline.chapters}
            isDisabled={form.formState.isDirty}
            onAdded={onAdded}
          />
        </div>
      )}
      <LeaveGuard isDirty={form.formState.isDirty && !form.isSaving} />
    </>
  )
}

function totalWords(chapters: readonly Chapter[]) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  if (chapters.length === 0) return 'Belum ada bab. Yang ditulis di sini tampil di halaman kelas.'
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return `${chapters.length} bab, ${lessons.length} materi, ${minutes} menit`
}
