import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { PasswordInput } from '../../../shared/sign-in/password-input.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface GoogleLinkPageProps {
  email: string
  result: FormResult | undefined
}

/**
 * Asks for the password of the account that a Google account may belong to. The same words whether there is one: only
 * the owner of the address may learn that. A plain form: it works without script.
 */
export function GoogleLinkPage({ email, result }: GoogleLinkPageProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const message = result?.fields.link ?? result?.message
  return (
    <SignInFrame
      title="Tautkan akun Google"
      text="Agar tidak ada orang lain yang memakai akun Anda, masukkan kata sandi Naikkelas Anda sekali ini saja."
    >
      <Form ref={form} method="post" className="flex flex-col gap-4" noValidate>
        {message && <FormNotice>{message}</FormNotice>}
        <p className="text-app-sm">
          Akun Google: <strong className="font-semibold wrap-anywhere">{email}</strong>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label="Kata sandi" error={result?.fields.password}>
          <PasswordInput name="password" size="lg" autoComplete="current-password" autoFocus required />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
          Tautkan dan masuk
        </Button>
      </Form>
      <p className="flex flex-wrap justify-between gap-x-4 text-app-sm">
        <a href="/reset-password" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Lupa kata sandi?
        </a>
        <a href="/login?bagian=daftar" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Belum punya akun?
        </a>
      </p>
    </SignInFrame>
  )
}
