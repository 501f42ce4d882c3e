import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { FormNotice } from '../forms/form-notice.tsx'
import { PasswordInput } from '../sign-in/password-input.tsx'
import { useAccountForm } from './use-account-form.ts'

interface PasswordFormProps {
  /** Level of its heading. @default 'h3' */
  heading?: 'h2' | 'h3'
  /** Throws what the API answers. */
  change: (passwords: { currentPassword: string; newPassword: string }) => Promise<unknown>
}

/** Changes the own password with the present one. */
export function PasswordForm({ heading: Heading = 'h3', change }: PasswordFormProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const { register, reset, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { currentPassword: '', newPassword: '' },
    async (body) => {
      await change(body)
      reset()
      toast({ title: 'Kata sandi sudah diganti', text: 'Perangkat lain yang masih masuk dikeluarkan.' })
      await revalidate()
    },
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Heading className="text-app-md font-semibold">Ganti kata sandi</Heading>
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
