import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
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
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { code: '', phone: '' },
    ({ code }) => onSubmit(code.replace(/\s/g, '')),
  )
  const other = messageOf('phone')
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <p className="text-app-sm text-muted wrap-anywhere">{text}</p>
      {(rootMessage ?? other) !== undefined && <FormNotice>{rootMessage ?? other}</FormNotice>}
      <Field label="Kode 6 angka" error={messageOf('code')}>
        <Input
          {...register('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
          className="max-w-48 text-app-xl tracking-[0.25em] tabular-nums"
        />
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
