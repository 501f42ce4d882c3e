import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Logo } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { PasswordInput } from '../../../shared/sign-in/password-input.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface SignInPageProps {
  result: (FormResult & { email: string }) | undefined
}

/** The sign-in of the back office. A plain form: it works before the script has loaded. */
export function SignInPage({ result }: SignInPageProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  return (
    <SignInFrame title="Masuk ke admin" text="Susun halaman, terbitkan, dan lihat hasilnya.">
      <Form ref={form} method="post" className="flex flex-col gap-4" noValidate>
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
        <Field label="Kata sandi" error={result?.fields.password}>
          <PasswordInput name="password" size="lg" autoComplete="current-password" required />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending} className="mt-1">
          Masuk
        </Button>
      </Form>
      <p className="flex items-center gap-2 text-app-xs text-muted">
        <Logo variant="symbol" height={16} label="" className="text-accent" />
        Hanya untuk tim Naikkelas.
      </p>
    </SignInFrame>
  )
}
