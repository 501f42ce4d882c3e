import { type Chapter, type Lesson, outlineLimits } from '@naikkelas/contract/commerce'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import type { RefObject } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { SortableList } from '../../kit/sortable-list/sortable-list.tsx'
import { LessonFields } from './lesson-fields.tsx'

interface ChapterFieldsProps {
  chapter: Chapter
  /** Counts from 1. */
  place: number
  errors: FieldErrors<Chapter> | undefined
  added: RefObject<string | null>
  mayChange: boolean
  onChange: (chapter: Chapter) => void
  onRemove: () => void
}

export function ChapterFields({ chapter, place, errors, added, mayChange, onChange, onRemove }: ChapterFieldsProps) {
  const { lessons } = chapter
  const name = chapter.title || `Bab ${place}`
  const write = (next: readonly Lesson[]) => onChange({ ...chapter, lessons: [...next] })
  const add = () => {
    const id = crypto.randomUUID()
    added.current = id
    write([...lessons, { id, title: '', kind: 1, minutes: 0 }])
  }
  const placeOf = (lesson: Lesson) => lessons.indexOf(lesson)
  return (
    <div className="flex flex-col gap-2 py-2">
      <div className="flex items-start gap-1">
        <Field label={`Judul bab ${place}`} isLabelHidden error={errors?.title?.message} className="flex-1">
          <Input
            ref={focusWhenAdded(added, chapter.id)}
            value={chapter.title}
            placeholder="Judul bab"
            maxLength={120}
            onChange={({ target }) => onChange({ ...chapter, title: target.value })}
          />
        </Field>
        {mayChange && <IconButton label={`Hapus ${name}`} icon={<Icon name="hapus" size={16} />} onClick={onRemove} />}
      </div>
      <SortableList
        label={`Materi ${name}`}
        items={lessons}
        idOf={({ id }) => id}
        nameOf={(lesson) => lesson.title || `Materi ${placeOf(lesson) + 1}`}
        onReorder={write}
        isDisabled={!mayChange}
      >
        {(lesson) => (
          <LessonFields
            lesson={lesson}
            place={`${place}.${placeOf(lesson) + 1}`}
            errors={errors?.lessons?.[placeOf(lesson)]}
            titleRef={focusWhenAdded(added, lesson.id)}
            mayChange={mayChange}
            onChange={(changed) => write(lessons.map((one) => (one.id === changed.id ? changed : one)))}
            onRemove={() => write(lessons.filter(({ id }) => id !== lesson.id))}
          />
        )}
      </SortableList>
      {mayChange && lessons.length < outlineLimits.lessonsOfChapter && (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          aria-label={`Tambah materi ke ${name}`}
          iconStart={<Icon name="tambah" size={16} />}
          onClick={add}
        >
          Tambah materi
        </Button>
      )}
    </div>
  )
}

/** Puts the caret into a title once it is drawn for the first time. */
const focusWhenAdded = (added: RefObject<string | null>, id: string) => (input: HTMLInputElement | null) => {
  if (input === null || added.current !== id) return
  added.current = null
  input.focus()
}
