import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { PasswordInput } from '../../../shared/sign-in/password-input.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface InvitationPageProps {
  /** The mailed link was opened in this browser. */
  hasLink: boolean
  result: FormResult | undefined
}

/** An invited admin sets a password. Works without script. */
export function InvitationPage({ hasLink, result }: InvitationPageProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const notice = result?.fields.token ?? result?.message
  return (
    <SignInFrame
      title="Undangan admin"
      text={
        hasLink
          ? 'Buat kata sandi untuk akun admin Anda, lalu masuk dengan kata sandi itu.'
          : 'Buka tautan di e-mail undangan Anda. Tautan berlaku 72 jam dan sekali pakai.'
      }
    >
      {hasLink && (
        <Form ref={form} method="post" className="flex flex-col gap-4" noValidate>
          {notice && <FormNotice>{notice}</FormNotice>}
          <Field label="Kata sandi" hint="Minimal 8 karakter." error={result?.fields.newPassword}>
            <PasswordInput name="newPassword" size="lg" autoComplete="new-password" required />
          </Field>
          <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
            Aktifkan akun
          </Button>
        </Form>
      )}
      <a
        href="/admin/login"
        className="inline-flex min-h-11 items-center self-start text-app-sm underline underline-offset-4"
      >
        Ke halaman masuk
      </a>
    </SignInFrame>
  )
}
