import { type QuestionKind, questionKinds, type QuizQuestion, quizLimits } from '@naikkelas/contract/learning'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Select } from '@naikkelas/ui/select'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, useFormContext } from 'react-hook-form'
import { type LessonFormValues, withKind } from './lesson-values.ts'
import { OptionFields } from './option-fields.tsx'

const kindWords: Readonly<Record<QuestionKind, string>> = {
  single: 'Satu jawaban benar',
  multiple: 'Beberapa jawaban benar',
  short: 'Jawaban singkat',
}

interface QuestionFieldsProps {
  index: number
  mayChange: boolean
  /** Null for the first. */
  onMoveUp: (() => void) | null
  onRemove: () => void
}

/** One question of a quiz, with what is right. */
export function QuestionFields({ index, mayChange, onMoveUp, onRemove }: QuestionFieldsProps) {
  const { control, register, watch, getValues, setValue, formState } = useFormContext<LessonFormValues>()
  const name = `value.quiz.questions.${index}` as const
  const place = index + 1
  const kind = watch(`${name}.kind`)
  const errors = formState.errors.value?.quiz?.questions?.[index]
  const change = (next: QuizQuestion) => setValue(name, next, { shouldDirty: true })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-control border border-line p-4">
      <legend className="px-1 text-app-sm font-semibold">Pertanyaan {place}</legend>
      <div className="flex items-start gap-2">
        <Field
          label={`Jenis pertanyaan ${place}`}
          isLabelHidden
          error={errors?.kind?.message}
          className="min-w-0 flex-1"
        >
          <Select
            value={kind}
            onChange={({ target }) =>
              change(withKind(getValues(name), questionKinds.find((one) => one === target.value) ?? 'single'))
            }
          >
            {questionKinds.map((one) => (
              <option key={one} value={one}>
                {kindWords[one]}
              </option>
            ))}
          </Select>
        </Field>
        {mayChange && onMoveUp && (
          <IconButton
            label={`Naikkan pertanyaan ${place}`}
            icon={<Icon name="panah-atas" size={16} />}
            onClick={onMoveUp}
          />
        )}
        {mayChange && (
          <IconButton label={`Hapus pertanyaan ${place}`} icon={<Icon name="hapus" size={16} />} onClick={onRemove} />
        )}
      </div>
      <Field label={`Isi pertanyaan ${place}`} error={errors?.text?.message}>
        <Textarea {...register(`${name}.text`)} rows={2} maxLength={quizLimits.questionCharacters} />
      </Field>
      {kind === 'short' ? (
        <Controller
          control={control}
          name={`${name}.answers`}
          render={({ field }) => (
            <Field
              label={`Jawaban benar pertanyaan ${place}`}
              hint="Satu jawaban satu baris. Huruf besar dan spasi tidak dibedakan."
              error={messageIn(errors?.answers)}
            >
              <Textarea
                rows={3}
                value={field.value.join('\n')}
                onChange={({ target }) => field.onChange(target.value === '' ? [] : target.value.split('\n'))}
                onBlur={field.onBlur}
              />
            </Field>
          )}
        />
      ) : (
        <OptionFields index={index} kind={kind} mayChange={mayChange} />
      )}
      <Field
        label={`Penjelasan pertanyaan ${place}`}
        isOptional
        hint="Muncul bersama hasilnya."
        error={errors?.explanation?.message}
      >
        <Textarea {...register(`${name}.explanation`)} rows={2} maxLength={quizLimits.explanationCharacters} />
      </Field>
    </fieldset>
  )
}

/** Of a list, or else of the first of its items that has one. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error)
    .map(messageIn)
    .find((message) => message !== undefined)
}
