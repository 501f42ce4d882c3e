import { confirmPhone, requestPhoneVerification } from '@naikkelas/contract/identity'
import { canonicalWhatsappNumber } from '@naikkelas/contract/validation'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { PhoneInput } from '@naikkelas/ui/phone-input'
import { useToast } from '@naikkelas/ui/toast'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { CodeForm } from './code-form.tsx'
import { useAccountForm } from '../../../shared/account/use-account-form.ts'

interface PhoneVerificationProps {
  /** Canonical digits; null when none was given. */
  phone: string | null
  isVerified: boolean
  /** Shown to someone else than its owner. @default false */
  isReadOnly?: boolean
}

interface Sent {
  codeId: string
  phone: string
}

/** Proves the WhatsApp number, or another one, by a code. */
export function PhoneVerification({ phone, isVerified, isReadOnly = false }: PhoneVerificationProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  async function confirm(code: string) {
    if (!sent) return
    await call(confirmPhone, { body: { codeId: sent.codeId, code } })
    toast({ title: 'Nomor WhatsApp terverifikasi' })
    setSent(null)
    setIsChanging(false)
    await revalidate()
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-app-md font-semibold">Nomor WhatsApp</h3>
          <p className="flex flex-wrap items-center gap-2 text-app-sm text-muted">
            {phone === null ? 'Belum diisi' : `+${phone}`}
            {isVerified ? <Badge tone="ok">Terverifikasi</Badge> : <Badge tone="warn">Belum terverifikasi</Badge>}
          </p>
        </div>
        {isVerified && !sent && !isReadOnly && (
          <Button aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
            Ganti nomor
          </Button>
        )}
      </div>
      {sent ? (
        <CodeForm
          text={`Kami mengirim kode ke WhatsApp +${sent.phone}. Kode berlaku 10 menit.`}
          onSubmit={confirm}
          onBack={() => setSent(null)}
        />
      ) : (
        !isReadOnly &&
        (!isVerified || isChanging) && (
          <AskForm phone={isVerified ? '' : (phone ?? '')} known={phone} onSent={setSent} />
        )
      )}
    </div>
  )
}

interface AskFormProps {
  phone: string
  /** The number of the account; another one needs the password. */
  known: string | null
  onSent: (sent: Sent) => void
}

function AskForm({ phone, known, onSent }: AskFormProps) {
  const [typed, setTyped] = useState(phone === '' ? '' : `+${phone}`)
  const isOther = known === null || canonicalWhatsappNumber(typed.trim()) !== known
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { currentPassword: '' },
    async ({ currentPassword }) => {
      const { codeId } = await call(requestPhoneVerification, {
        body: { phone: typed, ...(isOther && { currentPassword }) },
      })
      onSent({ codeId, phone: canonicalWhatsappNumber(typed.trim()) })
    },
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <Field label="Nomor WhatsApp" error={messageOf('phone' as never)}>
        <PhoneInput value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {isOther && (
        <Field label="Kata sandi saat ini" error={messageOf('currentPassword')}>
          <Input {...register('currentPassword')} type="password" autoComplete="current-password" />
        </Field>
      )}
      <div>
        <Button type="submit" variant="primary" isLoading={isSending}>
          Kirim kode lewat WhatsApp
        </Button>
      </div>
    </form>
  )
}
