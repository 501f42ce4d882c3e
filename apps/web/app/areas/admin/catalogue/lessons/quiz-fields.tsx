import { quizLimits } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { NumberInput } from '@naikkelas/ui/number-input'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { blankQuestion, type LessonFormValues } from './lesson-values.ts'
import { QuestionFields } from './question-fields.tsx'

/** When a quiz is passed, how often it may be tried, and its questions. */
export function QuizFields({ mayChange }: { mayChange: boolean }) {
  const { control, register, formState } = useFormContext<LessonFormValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'value.quiz.questions', keyName: 'key' })
  const errors = formState.errors.value?.quiz?.questions
  const whole = errors?.root?.message ?? errors?.message
  return (
    <>
      <FieldGroup title="Kuis">
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={control}
            name="value.quiz.passPercent"
            render={({ field, fieldState }) => (
              <Field
                label="Lulus mulai"
                error={fieldState.error?.message}
                hint="Bagian dari pertanyaan yang harus benar."
              >
                <NumberInput
                  value={Number.isNaN(field.value) ? null : field.value}
                  min={1}
                  max={100}
                  unit="%"
                  onValueChange={(percent) => field.onChange(percent ?? Number.NaN)}
                />
              </Field>
            )}
          />
          <Controller
            control={control}
            name="value.quiz.attempts"
            render={({ field, fieldState }) => (
              <Field
                label="Kesempatan"
                isOptional
                error={fieldState.error?.message}
                hint="Kosong berarti boleh dicoba sesering apa pun."
              >
                <NumberInput
                  value={field.value}
                  min={1}
                  max={quizLimits.attempts}
                  unit="kali"
                  onValueChange={field.onChange}
                />
              </Field>
            )}
          />
        </div>
        <Checkbox
          {...register('value.quiz.isShuffled')}
          label="Acak urutan pertanyaan dan pilihan di setiap percobaan"
        />
      </FieldGroup>
      <FieldGroup title="Pertanyaan">
        {whole !== undefined && (
          <p role="alert" className="text-app-sm text-danger">
            {whole}
          </p>
        )}
        {fields.length === 0 && (
          <p className="text-app-sm text-muted">Kuis terbuka bagi peserta setelah ada pertanyaan.</p>
        )}
        <ol aria-label="Pertanyaan" className="flex flex-col gap-6">
          {fields.map(({ key }, index) => (
            <li key={key}>
              <QuestionFields
                index={index}
                mayChange={mayChange}
                onMoveUp={index === 0 ? null : () => move(index, index - 1)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
        {mayChange && fields.length < quizLimits.questions && (
          <Button
            className="self-start"
            iconStart={<Icon name="tambah" size={16} />}
            onClick={() => append(blankQuestion())}
          >
            Tambah pertanyaan
          </Button>
        )}
      </FieldGroup>
    </>
  )
}
