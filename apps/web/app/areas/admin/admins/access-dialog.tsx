import { type AdminAccount, changeAdminAccess } from '@naikkelas/contract/identity'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { AccessFields } from './access-fields.tsx'
import { accessOf, type AccessValues, accessValuesOf } from './access-values.ts'
import { PasswordField } from './password-field.tsx'

interface AccessDialogProps {
  admin: AdminAccount
  onClose: () => void
}

/** Role and menus of another admin. */
export function AccessDialog({ admin, onClose }: AccessDialogProps) {
  const form = useEndpointForm(
    endpointRequest(
      changeAdminAccess,
      ({ currentPassword, ...access }: AccessValues & { currentPassword: string }) => ({
        params: { adminId: admin.id },
        body: { ...accessOf(access), currentPassword },
      }),
    ),
    {
      defaultValues: { ...accessValuesOf(admin), currentPassword: '' },
      savedMessage: ({ name }) => `Hak akses ${name} diubah`,
      onSaved: onClose,
    },
  )
  return (
    <FormDialog
      form={form}
      title={`Hak akses ${admin.name}`}
      description="Berlaku sejak klik berikutnya, tanpa masuk ulang."
      submitLabel="Simpan"
      onClose={onClose}
    >
      <AccessFields form={form} />
      <PasswordField input={form.register('currentPassword')} error={form.formState.errors.currentPassword?.message} />
    </FormDialog>
  )
}
