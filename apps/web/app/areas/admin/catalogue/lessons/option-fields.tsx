import { type QuestionKind, quizLimits } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Radio } from '@naikkelas/ui/radio'
import { useFormContext } from 'react-hook-form'
import { blankOption, type LessonFormValues } from './lesson-values.ts'

interface OptionFieldsProps {
  /** Of the question. */
  index: number
  kind: Exclude<QuestionKind, 'short'>
  mayChange: boolean
}

/** What can be chosen, and what of it is right. */
export function OptionFields({ index, kind, mayChange }: OptionFieldsProps) {
  const { watch, setValue, formState } = useFormContext<LessonFormValues>()
  const name = `value.quiz.questions.${index}.options` as const
  const options = watch(name)
  const errors = formState.errors.value?.quiz?.questions?.[index]?.options
  const whole = errors?.root?.message ?? errors?.message
  const change = (next: typeof options) => setValue(name, next, { shouldDirty: true })
  const put = (at: number, given: Partial<(typeof options)[number]>) =>
    change(options.map((option, place) => (place === at ? { ...option, ...given } : option)))
  const mark = (at: number, isRight: boolean) =>
    kind === 'multiple'
      ? put(at, { isRight })
      : change(options.map((option, place) => ({ ...option, isRight: place === at })))
  const Mark = kind === 'single' ? Radio : Checkbox
  return (
    <div className="flex flex-col gap-4 sm:gap-2">
      <p className="text-app-sm text-muted">
        {kind === 'single' ? 'Tandai satu yang benar.' : 'Tandai semua yang benar.'}
      </p>
      {whole !== undefined && (
        <p role="alert" className="text-app-sm text-danger">
          {whole}
        </p>
      )}
      {options.map((option, at) => {
        const place = `${index + 1}.${at + 1}`
        return (
          <div key={option.id} className="flex flex-wrap items-start gap-x-2">
            <Field
              label={`Pilihan ${place}`}
              isLabelHidden
              error={errors?.[at]?.text?.message}
              className="min-w-40 flex-1 basis-full sm:basis-0"
            >
              <Input
                value={option.text}
                placeholder={`Pilihan ${at + 1}`}
                maxLength={quizLimits.optionCharacters}
                onChange={({ target }) => put(at, { text: target.value })}
              />
            </Field>
            <Mark
              className="pt-2"
              name={kind === 'single' ? `right-of-${index}` : undefined}
              label="Benar"
              aria-label={`Pilihan ${place} benar`}
              checked={option.isRight}
              onChange={({ target }) => mark(at, target.checked)}
            />
            {mayChange && options.length > 2 && (
              <IconButton
                label={`Hapus pilihan ${place}`}
                icon={<Icon name="hapus" size={16} />}
                onClick={() => change(options.filter((_, one) => one !== at))}
              />
            )}
          </div>
        )
      })}
      {mayChange && options.length < quizLimits.options && (
        <Button
          size="sm"
          className="self-start"
          iconStart={<Icon name="tambah" size={16} />}
          onClick={() => change([...options, blankOption()])}
        >
          Tambah pilihan
        </Button>
      )}
    </div>
  )
}
