import { CredentialsForm } from '../../../shared/sign-in/credentials-form.tsx'
import type { SignInResult } from './sign-in-result.ts'

export function SignInForm({ result }: { result: SignInResult | undefined }) {
  return (
    <CredentialsForm
      result={result && { ...result, email: result.typed.email }}
      action="/login"
      resetPath="/reset-password"
      end={
        <a href="/login?bagian=daftar" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Belum punya akun?
        </a>
      }
    >
      <input type="hidden" name="form" value="sign_in" />
    </CredentialsForm>
  )
}
