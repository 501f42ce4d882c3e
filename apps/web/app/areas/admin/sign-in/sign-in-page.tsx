import { startAdminPasskeySignIn } from '@naikkelas/contract/identity'
import { Logo } from '@naikkelas/ui/icons'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { CredentialsForm } from '../../../shared/sign-in/credentials-form.tsx'
import { PasskeySignIn } from '../../../shared/passkeys/passkey-sign-in.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface SignInPageProps {
  /** What has happened before; null for nothing. */
  notice: string | null
  result: (FormResult & { email: string }) | undefined
}

/** The sign-in of the back office. */
export function SignInPage({ notice, result }: SignInPageProps) {
  return (
    <SignInFrame title="Masuk ke admin" text="Susun halaman, terbitkan, dan lihat hasilnya.">
      {notice !== null && !result && <FormNotice tone="ok">{notice}</FormNotice>}
      <CredentialsForm result={result} resetPath="/admin/kata-sandi" />
      <PasskeySignIn start={() => call(startAdminPasskeySignIn, {})} />
      <p className="flex items-center gap-2 text-app-xs text-muted">
        <Logo variant="symbol" height={16} label="" className="text-accent" />
        Hanya untuk tim Naikkelas.
      </p>
    </SignInFrame>
  )
}
