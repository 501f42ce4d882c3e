import { assignmentLimits, type MarkedSubmission, markSubmission } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { NumberInput } from '@naikkelas/ui/number-input'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormFrame } from '../kit/form-frame.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { MarkingNote } from './marking-note.tsx'

interface MarkingValues {
  points: number
  feedback: string
  /** Null until one of the two buttons is pressed. */
  isAccepted: boolean | null
}

const valuesOf = ({ marking }: MarkedSubmission): MarkingValues => ({
  points: marking?.points ?? Number.NaN,
  feedback: marking?.feedback ?? '',
  isAccepted: marking?.isAccepted === true ? true : null,
})

/** Points and feedback; the button says what becomes of the submission. */
export function MarkingForm({ submission }: { submission: MarkedSubmission }) {
  const { id, maxPoints, passPoints, marking } = submission
  const { revalidate } = useRevalidator()
  const { theirs, look, forget } = useSavedFirst<MarkedSubmission>()
  const { version } = theirs ?? submission
  const form = useEndpointForm(
    endpointRequest(markSubmission, (values: MarkingValues) => ({
      params: { submissionId: id },
      body: { ...values, isAccepted: values.isAccepted as boolean, version },
    })),
    {
      defaultValues: valuesOf(submission),
      draft: `assignment-submission ${id}`,
      savedMessage: (saved) => (saved.marking?.isAccepted ? 'Tugas diterima' : 'Perbaikan diminta'),
      onSaved: (saved) => {
        forget()
        form.reset(valuesOf(saved))
      },
      onRefused: (error) => {
        look(error)
        // The page then says that there is a later one, or that the access ended.
        if (error instanceof ApiError && ['submission_replaced', 'learner_without_course'].includes(error.code))
          void revalidate()
      },
    },
  )
  const { errors } = form.formState
  const decide = (isAccepted: boolean) => {
    form.setValue('isAccepted', isAccepted, { shouldDirty: true })
    form.submit()
  }
  const isAccepted = (theirs ?? submission).marking?.isAccepted === true
  const pressed = form.watch('isAccepted')
  return (
    <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex min-w-0 flex-col gap-4">
      {theirs?.marking && (
        <>
          <SavedFirst by={theirs.marking.by} onTake={() => form.reset(valuesOf(theirs))} />
          <MarkingNote marking={theirs.marking} maxPoints={maxPoints} />
        </>
      )}
      <Controller
        control={form.control}
        name="points"
        render={({ field, fieldState }) => (
          <Field label="Nilai" error={fieldState.error?.message} hint={`Dari ${maxPoints}. Lulus mulai ${passPoints}.`}>
            <NumberInput
              value={Number.isNaN(field.value) ? null : field.value}
              min={0}
              max={maxPoints}
              onValueChange={(points) => field.onChange(points ?? Number.NaN)}
            />
          </Field>
        )}
      />
      <Field
        label="Masukan"
        hint="Dibaca peserta, juga di e-mail."
        isOptional={isAccepted}
        error={errors.feedback?.message}
      >
        <Textarea {...form.register('feedback')} rows={6} maxLength={assignmentLimits.feedbackCharacters} />
      </Field>
      {errors.isAccepted?.message !== undefined && (
        <p role="alert" className="text-app-sm text-danger">
          {errors.isAccepted.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" isLoading={form.isSaving && pressed === true} onClick={() => decide(true)}>
          {isAccepted ? 'Simpan' : 'Terima'}
        </Button>
        {!isAccepted && (
          <Button isLoading={form.isSaving && pressed === false} onClick={() => decide(false)}>
            Minta perbaikan
          </Button>
        )}
      </div>
      {marking === null && (
        <p className="text-app-xs text-muted">
          “Terima” menyelesaikan materi ini bagi peserta. Setelah “Minta perbaikan” peserta mengirim lagi.
        </p>
      )}
    </FormFrame>
  )
}
