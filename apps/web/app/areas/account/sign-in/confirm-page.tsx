import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { PinInput } from '@naikkelas/ui/pin-input'
import { ONE_TIME_CODE_LENGTH } from '@naikkelas/contract/identity'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import type { FormResult } from '../../../shared/forms/form-result.ts'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface ConfirmPageProps {
  /** Of the code that was mailed; null when the mailed link was opened. */
  codeId: string | null
  hasLink: boolean
  result: (FormResult & { isResent: boolean }) | undefined
}

/** The last step of a registration: the mailed code, or a press after the mailed link. Works without script. */
export function ConfirmPage({ codeId, hasLink, result }: ConfirmPageProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  if (codeId === null && hasLink)
    return (
      <SignInFrame title="Satu langkah lagi" text="Tekan tombol di bawah untuk membuat akun Anda.">
        <Form ref={form} method="post" className="flex flex-col gap-4">
          {result && <FormNotice>{result.message ?? result.fields.code ?? ''}</FormNotice>}
          <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
            Konfirmasi e-mail saya
          </Button>
        </Form>
      </SignInFrame>
    )
  return (
    <SignInFrame
      title="Periksa e-mail Anda"
      text="Kami mengirim kode 6 angka. Masukkan di sini, atau buka tautan di e-mail itu. Kode berlaku 30 menit."
    >
      {result?.isResent && (
        <FormNotice tone="ok">Kode baru sudah dikirim. Kode sebelumnya tidak berlaku lagi.</FormNotice>
      )}
      <Form ref={form} method="post" className="flex flex-col gap-4" noValidate>
        <input type="hidden" name="codeId" value={codeId ?? ''} />
        {result?.message && <FormNotice>{result.message}</FormNotice>}
        <Field label="Kode" error={result?.fields.code}>
          <PinInput name="code" length={ONE_TIME_CODE_LENGTH} autoFocus required />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
          Konfirmasi
        </Button>
      </Form>
      <Form method="post" className="text-app-sm">
        <input type="hidden" name="codeId" value={codeId ?? ''} />
        <input type="hidden" name="act" value="resend" />
        <p className="text-muted">Tidak ada e-mail? Periksa folder spam dulu.</p>
        <Button type="submit" variant="quiet" className="-ms-3">
          Kirim ulang kode
        </Button>
      </Form>
    </SignInFrame>
  )
}
