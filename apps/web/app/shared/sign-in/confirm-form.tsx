import { ONE_TIME_CODE_LENGTH } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { PinInput } from '@naikkelas/ui/pin-input'
import { Form, useNavigation } from 'react-router-dom'
import { FormNotice } from '../forms/form-notice.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { useMistakeFocus } from '../forms/mistake-focus.ts'

export type ConfirmResult = FormResult & { isResent: boolean }

interface ConfirmFormProps {
  codeId: string
  result: ConfirmResult | undefined
  /** Where it is sent. @default the address of the screen */
  action?: string
}

/** The mailed code of a registration, and the way to another one. Works without script. */
export function ConfirmForm({ codeId, result, action }: ConfirmFormProps) {
  const isSending = useNavigation().state !== 'idle'
  const form = useMistakeFocus(result)
  const target = action === undefined ? {} : { action }
  return (
    <>
      {result?.isResent && (
        <FormNotice tone="ok">Kode baru sudah dikirim. Kode sebelumnya tidak berlaku lagi.</FormNotice>
      )}
      <Form ref={form} method="post" {...target} className="flex flex-col gap-4" noValidate>
        <input type="hidden" name="form" value="confirm" />
        <input type="hidden" name="codeId" value={codeId} />
        {result?.message && <FormNotice>{result.message}</FormNotice>}
        <Field label="Kode" error={result?.fields.code}>
          <PinInput name="code" length={ONE_TIME_CODE_LENGTH} autoFocus required />
        </Field>
        <Button type="submit" variant="primary" size="lg" isFullWidth isLoading={isSending}>
          Konfirmasi
        </Button>
      </Form>
      <Form method="post" {...target} className="text-app-sm">
        <input type="hidden" name="form" value="confirm" />
        <input type="hidden" name="codeId" value={codeId} />
        <input type="hidden" name="act" value="resend" />
        <p className="text-muted">Tidak ada e-mail? Periksa folder spam dulu.</p>
        <Button type="submit" variant="quiet" className="-ms-3">
          Kirim ulang kode
        </Button>
      </Form>
    </>
  )
}
