import { changeLearnerPassword } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordInput } from '../../../shared/sign-in/password-input.tsx'
import { useAccountForm } from './use-account-form.ts'

export function PasswordForm() {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const { register, reset, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { currentPassword: '', newPassword: '' },
    async (body) => {
      await call(changeLearnerPassword, { body })
      reset()
      toast({ title: 'Kata sandi sudah diganti', text: 'Perangkat lain yang masih masuk dikeluarkan.' })
      await revalidate()
    },
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <h3 className="text-app-md font-semibold">Ganti kata sandi</h3>
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <Field label="Kata sandi saat ini" error={messageOf('currentPassword')}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field label="Kata sandi baru" hint="Minimal 8 karakter." error={messageOf('newPassword')}>
        <PasswordInput {...register('newPassword')} autoComplete="new-password" />
      </Field>
      <div>
        <Button type="submit" variant="primary" isLoading={isSending}>
          Ganti kata sandi
        </Button>
      </div>
    </form>
  )
}
