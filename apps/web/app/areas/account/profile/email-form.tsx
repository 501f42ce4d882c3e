import { confirmEmailChange, requestEmailChange } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { CodeForm } from './code-form.tsx'
import { useAccountForm } from '../../../shared/account/use-account-form.ts'

/** Another e-mail is used once the code that was mailed to it is typed. */
export function EmailForm({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useState<{ codeId: string; email: string } | null>(null)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  async function confirm(code: string) {
    if (!sent) return
    await call(confirmEmailChange, { body: { codeId: sent.codeId, code } })
    toast({ title: 'E-mail sudah diganti', text: 'Perangkat lain yang masih masuk dikeluarkan.' })
    setSent(null)
    setIsOpen(false)
    await revalidate()
  }
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-app-md font-semibold">E-mail untuk masuk</h3>
          <p className="text-app-sm text-muted wrap-anywhere">{email}</p>
        </div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Ganti e-mail
        </Button>
      </div>
      {isOpen && !sent && <AskForm onSent={setSent} />}
      {isOpen && sent && (
        <CodeForm
          text={`Kami mengirim kode ke ${sent.email}. Kode berlaku 30 menit.`}
          onSubmit={confirm}
          onBack={() => setSent(null)}
        />
      )}
    </div>
  )
}

function AskForm({ onSent }: { onSent: (sent: { codeId: string; email: string }) => void }) {
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { email: '', currentPassword: '' },
    async (body) => {
      const { codeId } = await call(requestEmailChange, { body })
      onSent({ codeId, email: body.email.trim().toLowerCase() })
    },
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <Field label="E-mail baru" error={messageOf('email')}>
        <Input {...register('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Kata sandi saat ini" error={messageOf('currentPassword')}>
        <Input {...register('currentPassword')} type="password" autoComplete="current-password" />
      </Field>
      <div>
        <Button type="submit" variant="primary" isLoading={isSending}>
          Kirim kode
        </Button>
      </div>
    </form>
  )
}
