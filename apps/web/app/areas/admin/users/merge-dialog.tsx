import { mergeUsers, type UserDetail } from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface MergeDialogProps {
  survivor: UserDetail
  merged: UserDetail
  onClose: () => void
}

/** Asks why, before two accounts become one; the audit log keeps the answer. */
export function MergeDialog({ survivor, merged, onClose }: MergeDialogProps) {
  const form = useEndpointForm(
    endpointRequest(mergeUsers, ({ reason }: { reason: string }) => ({
      params: { userId: survivor.id },
      body: { mergedUserId: merged.id, reason },
    })),
    {
      defaultValues: { reason: '' },
      // The screen is left by its loader: one of its accounts is gone.
      savedMessage: () => `Akun nomor ${merged.number} digabungkan ke nomor ${survivor.number}`,
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  // The account is not typed here: what is said of it holds for the whole.
  const ofAccount = (errors as { mergedUserId?: { message?: string } }).mergedUserId?.message
  return (
    <FormDialog
      form={form}
      title={`Gabungkan nomor ${merged.number} ke nomor ${survivor.number}?`}
      description="Pastikan keduanya milik orang yang sama. Ini tidak dapat dibatalkan."
      submitLabel="Gabungkan"
      notice={form.notice ?? ofAccount}
      onClose={onClose}
    >
      <Field label="Alasan" hint="Tersimpan di log audit bersama nama Anda." error={errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}
