import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../forms/form-notice.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { useMistakeFocus } from '../forms/mistake-focus.ts'
import { PasswordInput } from './password-input.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

export type ResetResult = FormResult & { isSent: boolean; email: string }

interface ResetPasswordPageProps {
  /** Of the realm: where the form is sent, and where one signs in. */
  paths: { reset: string; signIn: string }
  /** The mailed link was opened in this browser. */
  hasLink: boolean
  result: ResetResult | undefined
}

/** Asks for a mailed link, or with one for a new password. Works without script. */
export function ResetPasswordPage({ hasLink, ...parts }: ResetPasswordPageProps) {
  return hasLink ? <NewPassword {...parts} /> : <AskForLink {...parts} />
}

type Parts = Omit<ResetPasswordPageProps, 'hasLink'>

function AskForLink({ paths, result }: Parts) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  return (
    <SignInFrame title="Atur ulang kata sandi" text="Kami mengirim tautan untuk membuat kata sandi baru.">
      {result?.isSent && (
        <FormNotice tone="ok">
          Jika alamat itu punya akun, tautannya sudah kami kirim. Berlaku 30 menit; periksa juga folder spam.
        </FormNotice>
      )}
      <Form ref={form} method="post" action={`${paths.reset}?ulang=1`} className="flex flex-col gap-4" noValidate>
        {result?.message && <FormNotice>{result.message}</FormNotice>}
        <Field label="E-mail" error={result?.fields.email}>
          <Input
            name="email"
            type="email"
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={result?.email}
            required
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
          Kirim tautan
        </Button>
      </Form>
      <BackToSignIn href={paths.signIn} />
    </SignInFrame>
  )
}

function NewPassword({ paths, result }: Parts) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const expired = result?.fields.token
  return (
    <SignInFrame
      title="Kata sandi baru"
      text="Semua perangkat akan dikeluarkan, lalu Anda masuk dengan kata sandi ini."
    >
      <Form ref={form} method="post" className="flex flex-col gap-4" noValidate>
        {(expired ?? result?.message) && <FormNotice>{expired ?? result?.message}</FormNotice>}
        <Field label="Kata sandi baru" hint="Minimal 8 karakter." error={result?.fields.newPassword}>
          <PasswordInput name="newPassword" size="lg" autoComplete="new-password" required />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
          Simpan kata sandi
        </Button>
      </Form>
      {expired !== undefined && (
        <a
          href={`${paths.reset}?ulang=1`}
          className="inline-flex min-h-11 items-center text-app-sm underline underline-offset-4"
        >
          Minta tautan baru
        </a>
      )}
      <BackToSignIn href={paths.signIn} />
    </SignInFrame>
  )
}

function BackToSignIn({ href }: { href: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center self-start text-app-sm underline underline-offset-4">
      Kembali ke halaman masuk
    </a>
  )
}
