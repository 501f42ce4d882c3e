import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { PasswordInput } from '../../../shared/sign-in/password-input.tsx'
import type { SignInResult } from './sign-in-result.ts'

export function SignInForm({ result }: { result: SignInResult | undefined }) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  return (
    <Form ref={form} method="post" action="/login" className="flex flex-col gap-4" noValidate>
      <input type="hidden" name="form" value="sign_in" />
      {result?.message && <FormNotice>{result.message}</FormNotice>}
      <Field label="E-mail" error={result?.fields.email}>
        <Input
          name="email"
          type="email"
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={result?.typed.email}
          required
        />
      </Field>
      <Field label="Kata sandi" error={result?.fields.password}>
        <PasswordInput name="password" size="lg" autoComplete="current-password" required />
      </Field>
      <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending} className="mt-1">
        Masuk
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 text-app-sm">
        <a href="/reset-password" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Lupa kata sandi?
        </a>
        <a href="/login?bagian=daftar" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Belum punya akun?
        </a>
      </p>
    </Form>
  )
}
