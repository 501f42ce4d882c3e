import type { Lesson } from '@naikkelas/contract/commerce'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { NumberInput } from '@naikkelas/ui/number-input'
import { Select } from '@naikkelas/ui/select'
import type { Ref } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { lessonKindWords, optionsOf } from '../sellable-words.ts'

interface LessonFieldsProps {
  lesson: Lesson
  /** `2.3` for the third lesson of the second chapter. */
  place: string
  errors: FieldErrors<Lesson> | undefined
  titleRef: Ref<HTMLInputElement>
  mayChange: boolean
  onChange: (lesson: Lesson) => void
  onRemove: () => void
}

export function LessonFields({ lesson, place, errors, titleRef, mayChange, onChange, onRemove }: LessonFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-1 py-1">
      <Field
        label={`Judul materi ${place}`}
        isLabelHidden
        error={errors?.title?.message}
        className="min-w-48 flex-1 basis-full sm:basis-0"
      >
        <Input
          ref={titleRef}
          value={lesson.title}
          placeholder="Judul materi"
          maxLength={120}
          onChange={({ target }) => onChange({ ...lesson, title: target.value })}
        />
      </Field>
      <Field label={`Jenis materi ${place}`} isLabelHidden error={errors?.kind?.message} className="w-28">
        <Select
          value={lesson.kind}
          onChange={({ target }) => onChange({ ...lesson, kind: Number(target.value) as Lesson['kind'] })}
        >
          {optionsOf(lessonKindWords).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={`Menit materi ${place}`} isLabelHidden error={errors?.minutes?.message} className="w-28">
        <NumberInput
          value={lesson.minutes}
          max={1_440}
          unit="menit"
          hasButtons={false}
          onValueChange={(minutes) => onChange({ ...lesson, minutes: minutes ?? 0 })}
        />
      </Field>
      {mayChange && (
        <IconButton
          label={`Hapus ${lesson.title || `materi ${place}`}`}
          icon={<Icon name="hapus" size={16} />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
