import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { QrCode } from '@naikkelas/ui/qr-code'
import { FormNotice } from '../forms/form-notice.tsx'
import { useAccountForm } from './use-account-form.ts'

interface ConfirmAppFormProps {
  /** Base32, for an app without a camera. */
  secret: string
  /** What the QR code brings. */
  uri: string
  /** Throws what the API answers. */
  confirm: (code: string) => Promise<void>
  onCancel: () => void
}

/** Brings the secret to the app, and asks for its first code. */
export function ConfirmAppForm({ secret, uri, confirm, onCancel }: ConfirmAppFormProps) {
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm({ code: '' }, ({ code }) =>
    confirm(code),
  )
  return (
    <form {...formProps} className="flex max-w-text flex-col gap-4">
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <p className="text-app-sm">
        Pindai kode QR ini dengan aplikasi autentikator, misalnya Google Authenticator atau Authy.
      </p>
      <QrCode text={uri} label="Kode QR untuk aplikasi autentikator" className="size-48 border border-line" />
      <p className="text-app-sm text-muted">
        Tidak dapat memindai? Ketik kunci ini di aplikasi:{' '}
        <code className="font-semibold text-text select-all wrap-anywhere">{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <Field label="Kode 6 angka dari aplikasi" error={messageOf('code')}>
        <Input {...register('code')} inputMode="numeric" autoComplete="one-time-code" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isLoading={isSending}>
          Aktifkan
        </Button>
        <Button onClick={onCancel}>Batal</Button>
      </div>
    </form>
  )
}
