import { type AdminAccount, resetAdminSecondFactor } from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface ResetSecondFactorDialogProps {
  admin: AdminAccount
  onClose: () => void
}

interface Values {
  reason: string
  currentPassword: string
}

/** For an admin who has lost the phone and the recovery codes: asks why, and for the own password. */
export function ResetSecondFactorDialog({ admin, onClose }: ResetSecondFactorDialogProps) {
  const form = useEndpointForm(
    endpointRequest(resetAdminSecondFactor, (body: Values) => ({ params: { adminId: admin.id }, body })),
    {
      defaultValues: { reason: '', currentPassword: '' },
      savedMessage: ({ name }) => `Verifikasi dua langkah ${name} diatur ulang`,
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={`Atur ulang verifikasi dua langkah ${admin.name}?`}
      description="Aplikasi autentikator, kode pemulihan, dan passkey-nya dihapus, dan ia keluar dari semua perangkat. Pastikan dahulu bahwa memang ia yang meminta."
      submitLabel="Atur ulang"
      onClose={onClose}
    >
      <Field label="Alasan" hint="Tersimpan di log audit bersama nama Anda." error={errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
      <Field label="Kata sandi Anda" error={errors.currentPassword?.message}>
        <Input {...form.register('currentPassword')} type="password" autoComplete="current-password" />
      </Field>
    </FormDialog>
  )
}
