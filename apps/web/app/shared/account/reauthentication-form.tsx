import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { FormNotice } from '../forms/form-notice.tsx'
import { PasswordInput } from '../sign-in/password-input.tsx'
import { useAccountForm } from './use-account-form.ts'

interface ReauthenticationFormProps {
  /** Of the button. */
  label: string
  /** Asks for a code as well. @default false */
  hasCode?: boolean
  /** Throws what the API answers. */
  send: (body: { currentPassword: string; code: string }) => Promise<void>
  /** Without it there is nowhere to go back to. */
  onCancel?: () => void
}

/** Asks again who is sitting here, before the protection of the account changes. */
export function ReauthenticationForm({ label, hasCode = false, send, onCancel }: ReauthenticationFormProps) {
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { currentPassword: '', code: '' },
    send,
  )
  return (
    <form {...formProps} className="flex max-w-text flex-col gap-4">
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <Field label="Kata sandi Anda" error={messageOf('currentPassword')}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      {hasCode && (
        <Field label="Kode" hint="6 angka dari aplikasi, atau satu kode pemulihan." error={messageOf('code')}>
          <Input {...register('code')} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isLoading={isSending}>
          {label}
        </Button>
        {onCancel && <Button onClick={onCancel}>Batal</Button>}
      </div>
    </form>
  )
}
