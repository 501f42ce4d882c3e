import { Button } from '@naikkelas/ui/button'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useMistakeFocus } from '../../../shared/forms/mistake-focus.ts'
import { ConfirmForm, type ConfirmResult } from '../../../shared/sign-in/confirm-form.tsx'
import { SignInFrame } from '../../../shared/sign-in/sign-in-frame.tsx'

interface ConfirmPageProps {
  /** Of the code that was mailed; null when the mailed link was opened. */
  codeId: string | null
  hasLink: boolean
  result: ConfirmResult | undefined
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
      <ConfirmForm codeId={codeId ?? ''} result={result} />
    </SignInFrame>
  )
}
