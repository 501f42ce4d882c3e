import { tutorialStepsAtMost, type TutorialValue } from '@naikkelas/contract/content'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../content/field-group.tsx'
import type { RecordValues } from '../content/record-screen.tsx'
import { SortableList } from '../kit/sortable-list/sortable-list.tsx'
import { StepScreenFields } from './step-screen-fields.tsx'

/** The steps of a tutorial, put into order by dragging. */
export function TutorialSteps() {
  const { register, control, getValues, formState } = useFormContext<RecordValues<TutorialValue>>()
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'value.steps' })
  const errors = formState.errors.value?.steps
  return (
    <>
      <SortableList
        label="Langkah"
        items={fields.map(({ id }, index) => ({ id, index }))}
        idOf={({ id }) => id}
        nameOf={({ index }) => getValues(`value.steps.${index}.title`) || `Langkah ${index + 1}`}
        onReorder={(ordered) => {
          const steps = getValues('value.steps')
          replace(ordered.flatMap(({ index }) => steps[index] ?? []))
        }}
      >
        {({ index }) => (
          <FieldGroup title={`Langkah ${index + 1}`}>
            <Field label="Judul langkah" error={errors?.[index]?.title?.message}>
              <Input {...register(`value.steps.${index}.title`)} maxLength={80} />
            </Field>
            <Field label="Uraian" error={errors?.[index]?.text?.message}>
              <Textarea {...register(`value.steps.${index}.text`)} maxLength={800} rows={4} />
            </Field>
            <StepScreenFields index={index} />
            {fields.length > 1 && (
              <div>
                <Button size="sm" aria-label={`Hapus langkah ${index + 1}`} onClick={() => remove(index)}>
                  Hapus langkah
                </Button>
              </div>
            )}
          </FieldGroup>
        )}
      </SortableList>
      {fields.length < tutorialStepsAtMost && (
        <div>
          <Button onClick={() => append({ title: '', text: '', screen: null })}>Tambah langkah</Button>
        </div>
      )}
    </>
  )
}
