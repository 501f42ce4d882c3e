import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface FirstAdminPageProps {
  result: (FormResult & { typed: { token: string; name: string; email: string } }) | undefined
}

/** Creates the first account of an installation with the code that the server printed at its first start. */
export function FirstAdminPage({ result }: FirstAdminPageProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const { message, typed } = result ?? {}
  const fields: FormResult['fields'] = result?.fields ?? {}
  return (
    <SignInFrame
      title="Buat admin pertama"
      text="Kode awal tercetak di layar server saat pertama kali dijalankan. Kode hanya berlaku sekali."
    >
      <Form ref={form} method="post" className="flex flex-col gap-4" noValidate>
        {message && <FormNotice>{message}</FormNotice>}
        <Field label="Kode awal" error={fields.token}>
          <Input name="token" autoComplete="off" spellCheck={false} defaultValue={typed?.token} required />
        </Field>
        <Field label="Nama" error={fields.name}>
          <Input name="name" autoComplete="name" defaultValue={typed?.name} maxLength={80} required />
        </Field>
        <Field label="E-mail" error={fields.email}>
          <Input
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed?.email}
            required
          />
        </Field>
        <Field label="Kata sandi" hint="Minimal 8 karakter." error={fields.password}>
          <Input name="password" type="password" autoComplete="new-password" required />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending} className="mt-1">
          Buat akun
        </Button>
      </Form>
    </SignInFrame>
  )
}
