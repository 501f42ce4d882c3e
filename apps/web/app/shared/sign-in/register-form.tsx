import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { PhoneInput } from '@naikkelas/ui/phone-input'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../forms/form-notice.tsx'
import { firstMistake, useMistakeFocus } from '../forms/mistake-focus.ts'
import { PasswordInput } from './password-input.tsx'
import type { SignInResult } from './sign-in-result.ts'

interface RegisterFormProps {
  result: SignInResult | undefined
  /** What is known of the person already. @default nothing */
  filledIn?: Required<SignInResult['typed']> | undefined
  /** Where it is sent. @default the screen of the sign-in */
  action?: string
}

/** A new account of a learner. A plain form: it works before the script has loaded, and without one. */
export function RegisterForm({ result, filledIn, action = '/login?bagian=daftar' }: RegisterFormProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const first = firstMistake(result)
  const typed = result?.typed ?? filledIn
  return (
    <Form ref={form} method="post" action={action} className="flex flex-col gap-4" noValidate>
      <input type="hidden" name="form" value="register" />
      {result?.message && <FormNotice>{result.message}</FormNotice>}
      <Field label="Nama" error={result?.fields.name}>
        <Input
          name="name"
          size="lg"
          autoFocus={first === 'name'}
          autoComplete="name"
          defaultValue={typed?.name}
          required
        />
      </Field>
      <Field label="E-mail" error={result?.fields.email}>
        <Input
          name="email"
          autoFocus={first === 'email'}
          type="email"
          size="lg"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed?.email}
          required
        />
      </Field>
      <Field label="Nomor WhatsApp" error={result?.fields.phone}>
        <PhoneInput name="phone" size="lg" autoFocus={first === 'phone'} defaultValue={typed?.phone ?? ''} required />
      </Field>
      <Field label="Kata sandi" hint="Minimal 8 karakter." error={result?.fields.password}>
        <PasswordInput
          name="password"
          size="lg"
          autoFocus={first === 'password'}
          autoComplete="new-password"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending} className="mt-1">
        Daftar
      </Button>
      <p className="text-app-xs text-muted">
        Dengan mendaftar, Anda menyetujui <TextLink href="/term-and-condition">syarat dan ketentuan</TextLink> serta{' '}
        <TextLink href="/privacy">kebijakan privasi</TextLink>.
      </p>
    </Form>
  )
}

function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="underline underline-offset-4">
      {children}
    </a>
  )
}
