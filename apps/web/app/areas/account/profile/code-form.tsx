import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { PinInput } from '@naikkelas/ui/pin-input'
import { ONE_TIME_CODE_LENGTH } from '@naikkelas/contract/identity'
import { useState } from 'react'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useAccountForm } from '../../../shared/account/use-account-form.ts'

interface CodeFormProps {
  /** Where the code went, and how long it is valid. */
  text: string
  /** Throws what the API answers. */
  onSubmit: (code: string) => Promise<void>
  onBack: () => void
}

/** Six digits that were sent by mail or WhatsApp. */
export function CodeForm({ text, onSubmit, onBack }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { messageOf, rootMessage, isSending, formProps } = useAccountForm({ code: '', phone: '' }, () => onSubmit(code))
  const other = messageOf('phone')
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p className="text-app-sm text-muted wrap-anywhere">{text}</p>
      {(rootMessage ?? other) !== undefined && <FormNotice>{rootMessage ?? other}</FormNotice>}
      <Field label="Kode 6 angka" error={messageOf('code')}>
        <PinInput length={ONE_TIME_CODE_LENGTH} value={code} onValueChange={setCode} autoFocus />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isLoading={isSending}>
          Konfirmasi
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Kembali
        </Button>
      </div>
    </form>
  )
}
