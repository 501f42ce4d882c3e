import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface PasswordFieldProps {
  input: UseFormRegisterReturn
  error: string | undefined
}

/** The own password, before rights change. */
export function PasswordField({ input, error }: PasswordFieldProps) {
  return (
    <Field label="Kata sandi Anda" hint="Untuk memastikan ini memang Anda." error={error}>
      <Input {...input} type="password" autoComplete="current-password" maxLength={128} />
    </Field>
  )
}
