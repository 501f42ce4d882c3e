import { INVITATION_HOURS, inviteAdmin } from '@naikkelas/contract/identity'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { AccessFields } from './access-fields.tsx'
import { accessOf, type AccessValues, accessValuesOf } from './access-values.ts'
import { PasswordField } from './password-field.tsx'

interface InviteValues extends AccessValues {
  name: string
  email: string
  currentPassword: string
}

/** Invites an admin: the mailed link sets the password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useEndpointForm(
    endpointRequest(inviteAdmin, ({ name, email, currentPassword, ...access }: InviteValues) => ({
      body: { name, email, currentPassword, ...accessOf(access) },
    })),
    {
      defaultValues: { name: '', email: '', currentPassword: '', ...accessValuesOf({ role: 1, menus: [] }) },
      savedMessage: ({ email }) => `Undangan dikirim ke ${email}`,
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title="Undang admin"
      description={`Ia membuat kata sandinya sendiri lewat tautan di e-mail, yang berlaku ${INVITATION_HOURS} jam.`}
      submitLabel="Kirim undangan"
      onClose={onClose}
    >
      <Field label="Nama" error={errors.name?.message}>
        <Input {...form.register('name')} maxLength={80} autoComplete="off" />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <Input {...form.register('email')} type="email" maxLength={254} autoComplete="off" />
      </Field>
      <AccessFields form={form} />
      <PasswordField input={form.register('currentPassword')} error={errors.currentPassword?.message} />
    </FormDialog>
  )
}
