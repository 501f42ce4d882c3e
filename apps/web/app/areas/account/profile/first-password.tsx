import { requestPasswordReset } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { messageOf } from '../../../shared/api/api-error.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'

/** For an account that was made with Google: a mailed link sets its first password. */
export function FirstPassword({ email }: { email: string }) {
  const [stage, setStage] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  async function send() {
    setStage('sending')
    setFailure(null)
    try {
      await call(requestPasswordReset, { body: { email } })
      setStage('sent')
    } catch (error) {
      setFailure(messageOf(error))
      setStage('idle')
    }
  }
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-app-md font-semibold">Buat kata sandi</h3>
      <p className="max-w-text text-app-sm text-muted">
        Akun ini dibuka dengan Google dan belum punya kata sandi. Dengan kata sandi Anda tetap dapat masuk bila akun
        Google itu tidak ada lagi, dan dapat mengubah e-mail, nomor, serta pengamanan akun.
      </p>
      {failure !== null && <FormNotice>{failure}</FormNotice>}
      {stage === 'sent' ? (
        <FormNotice tone="ok">
          Tautan untuk membuat kata sandi sudah dikirim ke {email}. Tautan berlaku 30 menit.
        </FormNotice>
      ) : (
        <div>
          <Button variant="primary" isLoading={stage === 'sending'} onClick={() => void send()}>
            Kirim tautan kata sandi
          </Button>
        </div>
      )}
    </section>
  )
}
