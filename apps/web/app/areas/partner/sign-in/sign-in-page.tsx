import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { CredentialsForm } from '../../../shared/sign-in/credentials-form.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface SignInPageProps {
  /** What has happened before; null for nothing. */
  notice: string | null
  result: (FormResult & { email: string }) | undefined
}

/** The sign-in of the partner area. */
export function SignInPage({ notice, result }: SignInPageProps) {
  return (
    <SignInFrame title="Masuk ke area mitra" text="Lihat kode rujukan dan kerja sama Anda dengan Naikkelas.">
      {notice !== null && !result && <FormNotice tone="ok">{notice}</FormNotice>}
      <CredentialsForm result={result} resetPath="/partner/kata-sandi" />
      <p className="text-app-sm text-muted">
        Ingin belajar di Naikkelas?{' '}
        <a href="/login" className="inline-flex min-h-11 items-center text-text underline underline-offset-4">
          Masuk sebagai pengguna
        </a>
      </p>
    </SignInFrame>
  )
}
