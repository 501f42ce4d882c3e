import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../forms/form-notice.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { useMistakeFocus } from '../forms/mistake-focus.ts'
import { SignInFrame } from './sign-in-frame.tsx'

interface CodePageProps {
  signInPath: string
  result: FormResult | undefined
}

/** Asks for the code of the authenticator app, or a recovery code. A plain form: it works without script. */
export function CodePage({ signInPath, result }: CodePageProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const message = result?.fields.challenge ?? result?.message
  return (
    <SignInFrame title="Masukkan kode" text="Buka aplikasi autentikator Anda, lalu ketik 6 angka untuk Naikkelas.">
      <Form ref={form} method="post" className="flex flex-col gap-4" noValidate>
        {message && <FormNotice>{message}</FormNotice>}
        <Field label="Kode" hint="Ponsel tidak ada? Ketik salah satu kode pemulihan Anda." error={result?.fields.code}>
          <Input
            name="code"
            size="lg"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
          />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
          Masuk
        </Button>
      </Form>
      <a
        href={signInPath}
        className="inline-flex min-h-11 items-center self-start text-app-sm underline underline-offset-4"
      >
        Kembali ke halaman masuk
      </a>
    </SignInFrame>
  )
}
