import { CredentialsForm } from './credentials-form.tsx'
import type { SignInResult } from './sign-in-result.ts'

interface SignInFormProps {
  result: SignInResult | undefined
  /** What is known already. @default nothing */
  email?: string | undefined
  /** Where it is sent. @default the screen of the sign-in */
  action?: string
  /** The way to a new account. @default that of the screen of the sign-in */
  registerHref?: string
}

/** E-mail and password of a learner. */
export function SignInForm({
  result,
  email,
  action = '/login',
  registerHref = '/login?bagian=daftar',
}: SignInFormProps) {
  return (
    <CredentialsForm
      result={result && { ...result, email: result.typed.email }}
      email={email}
      action={action}
      resetPath="/reset-password"
      end={
        <a href={registerHref} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Belum punya akun?
        </a>
      }
    >
      <input type="hidden" name="form" value="sign_in" />
    </CredentialsForm>
  )
}
