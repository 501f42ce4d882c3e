import { type Admin, answerAdminChallenge, signInAdmin } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { FormNotice } from '../../../../shared/forms/form-notice.tsx'
import { failedForm, type FormResult } from '../../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../../shared/forms/mistake-focus.ts'
import { useBuilderParts, useSaving } from '../state/builder-context.ts'

/** The session ended while someone was writing: signs in over the builder, then sends what was written. */
export function SignInAgainDialog() {
  const { saver, admin } = useBuilderParts()
  const needsSignIn = useSaving((state) => state.needsSignIn)
  const [failed, setFailed] = useState<FormResult>({ message: null, fields: {} })
  const formRef = useMistakeFocus(failed)
  const [isSending, setIsSending] = useState(false)
  const formId = useId()
  /** Of an account with a second factor: its password was right, its code is asked for. */
  const [challenge, setChallenge] = useState<string | null>(null)
  const [other, setOther] = useState<Admin | null>(null)
  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsSending(true)
    try {
      const present = await answerOf(form, challenge)
      setFailed({ message: null, fields: {} })
      setChallenge('challenge' in present ? present.challenge : null)
      // What one person wrote is never sent under the name of another.
      if (!('challenge' in present)) {
        if (present.id === admin.id) saver.resume()
        else setOther(present)
      }
    } catch (error) {
      const result = failedForm(error)
      // Its time is over: back to the password.
      if (result.fields.challenge !== undefined) setChallenge(null)
      setFailed({ ...result, message: result.fields.challenge ?? result.message })
    }
    setIsSending(false)
  }
  if (other) return <OtherAccountDialog writer={admin} present={other} />
  return (
    <Dialog isOpen={needsSignIn}>
      <DialogContent
        size="sm"
        isDismissible={false}
        title="Sesi Anda sudah berakhir"
        description="Masuk lagi untuk melanjutkan. Yang sudah Anda tulis tetap ada dan dikirim setelahnya."
        footer={
          <Button type="submit" form={formId} variant="primary" isLoading={isSending}>
            Masuk
          </Button>
        }
      >
        <form
          ref={formRef}
          id={formId}
          onSubmit={(event) => void signIn(event)}
          noValidate
          className="flex flex-col gap-4 pt-1"
        >
          {failed.message && <FormNotice>{failed.message}</FormNotice>}
          {challenge !== null && (
            <Field
              label="Kode"
              hint="6 angka dari aplikasi autentikator, atau satu kode pemulihan."
              error={failed.fields.code}
            >
              <Input name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
            </Field>
          )}
          {challenge === null && (
            <>
              <Field label="E-mail" error={failed.fields.email}>
                <Input
                  name="email"
                  type="email"
                  autoComplete="username"
                  defaultValue={admin.email}
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </Field>
              <Field label="Kata sandi" error={failed.fields.password}>
                <Input name="password" type="password" autoComplete="current-password" />
              </Field>
            </>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The first step with e-mail and password, the second with the code. */
function answerOf(form: FormData, challenge: string | null) {
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  if (challenge !== null) return call(answerAdminChallenge, { body: { challenge, code: textOf('code') } })
  const email = textOf('email').toLowerCase()
  return call(signInAdmin, { body: { email, password: String(form.get('password')) } })
}

/** Another account signed in while changes of the first one wait: they are kept until that account signs in. */
function OtherAccountDialog({ writer, present }: { writer: Admin; present: Admin }) {
  const { saver } = useBuilderParts()
  const leave = () => {
    saver.stop()
    // Nothing is lost by leaving, so the browser need not ask.
    saver.setState({ hasPending: false })
    requestAnimationFrame(() => window.location.reload())
  }
  return (
    <Dialog isOpen>
      <DialogContent
        size="sm"
        isDismissible={false}
        title={`Anda masuk sebagai ${present.name}`}
        description={`Yang belum tersimpan ditulis oleh ${writer.name}. Tulisan itu tetap di browser ini dan dikirim saat ${writer.name} membuka halaman ini lagi.`}
        footer={
          <Button variant="primary" onClick={leave}>
            Buka halaman sebagai {present.name}
          </Button>
        }
      />
    </Dialog>
  )
}
