import { type AdminAccount, suspendAdmin } from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface SuspendDialogProps {
  admin: AdminAccount
  onClose: () => void
}

/** Asks why, before another admin is shut out; the audit log keeps the answer. */
export function SuspendDialog({ admin, onClose }: SuspendDialogProps) {
  const form = useEndpointForm(
    endpointRequest(suspendAdmin, ({ reason }: { reason: string }) => ({
      params: { adminId: admin.id },
      body: { reason },
    })),
    { defaultValues: { reason: '' }, savedMessage: ({ name }) => `${name} ditangguhkan`, onSaved: onClose },
  )
  return (
    <FormDialog
      form={form}
      title={`Tangguhkan ${admin.name}?`}
      description="Ia langsung keluar dari semua perangkat dan tidak dapat masuk lagi sampai diaktifkan. Pekerjaannya tetap ada."
      submitLabel="Tangguhkan"
      onClose={onClose}
    >
      <Field
        label="Alasan"
        hint="Tersimpan di log audit bersama nama Anda."
        error={form.formState.errors.reason?.message}
      >
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}
