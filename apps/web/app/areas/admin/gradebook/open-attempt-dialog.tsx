import { openQuizAttempt } from '@naikkelas/contract/learning'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { useRevalidator } from 'react-router-dom'
import { ApiError } from '../../../shared/api/api-error.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface OpenAttemptDialogProps {
  learner: { id: string; name: string }
  lessonId: string
  /** Of the quiz. */
  title: string
  /** Of the attempt that is opened. */
  number: number
  onClose: () => void
}

/** Asks why one more attempt is opened. */
export function OpenAttemptDialog({ learner, lessonId, title, number, onClose }: OpenAttemptDialogProps) {
  const { revalidate } = useRevalidator()
  const form = useEndpointForm(
    endpointRequest(openQuizAttempt, ({ reason }: { reason: string }) => ({
      params: { lessonId, learnerId: learner.id },
      body: { number, reason },
    })),
    {
      defaultValues: { reason: '' },
      draft: `extra-attempt ${lessonId} ${learner.id}`,
      savedMessage: () => `Percobaan ke-${number} dibuka untuk ${learner.name}`,
      onSaved: () => {
        onClose()
        void revalidate()
      },
      // The screen then shows what another admin did.
      onRefused: (error) => {
        if (error instanceof ApiError && error.status === 409) void revalidate()
      },
    },
  )
  return (
    <FormDialog
      form={form}
      title="Beri satu percobaan lagi?"
      description={`${learner.name} dapat mengerjakan kuis “${title}” sekali lagi. Ia sudah melihat jawaban yang benar.`}
      submitLabel="Beri percobaan"
      onClose={onClose}
    >
      <Field label="Alasan" hint="Tersimpan bersama nama Anda." error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}
