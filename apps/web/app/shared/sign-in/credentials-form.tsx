import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../forms/form-notice.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { firstMistake, useMistakeFocus } from '../forms/mistake-focus.ts'
import { PasswordInput } from './password-input.tsx'

interface CredentialsFormProps {
  result: (FormResult & { email: string }) | undefined
  /** What is known already. @default nothing */
  email?: string | undefined
  /** Where it is sent. @default the address of the screen */
  action?: string
  /** The screen that asks for a new password. */
  resetPath: string
  /** Before the fields: hidden ones. */
  children?: ReactNode
  /** Beside the link to a new password. */
  end?: ReactNode
}

/** E-mail and password of a sign-in, in every realm. A plain form: it works before the script has loaded. */
export function CredentialsForm({ result, email, action, resetPath, children, end }: CredentialsFormProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const first = firstMistake(result)
  return (
    <Form
      ref={form}
      method="post"
      {...(action === undefined ? {} : { action })}
      className="flex flex-col gap-4"
      noValidate
    >
      {children}
      {result?.message && <FormNotice>{result.message}</FormNotice>}
      <Field label="E-mail" error={result?.fields.email}>
        <Input
          name="email"
          autoFocus={first === 'email'}
          type="email"
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={result?.email ?? email}
          required
        />
      </Field>
      <Field label="Kata sandi" error={result?.fields.password}>
        <PasswordInput
          name="password"
          size="lg"
          autoFocus={first !== null && first !== 'email'}
          autoComplete="current-password"
          required
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending} className="mt-1">
        Masuk
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 text-app-sm">
        <a href={resetPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Lupa kata sandi?
        </a>
        {end}
      </p>
    </Form>
  )
}
