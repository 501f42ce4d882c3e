import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { FormNotice } from '../forms/form-notice.tsx'
import { useAccountForm } from './use-account-form.ts'

interface PasskeyNameFormProps {
  name: string
  /** Throws what the API answers. */
  send: (name: string) => Promise<void>
  onCancel: () => void
}

/** What a passkey is called, so that its owner knows it among several. */
export function PasskeyNameForm({ name, send, onCancel }: PasskeyNameFormProps) {
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm({ name }, (given) =>
    send(given.name),
  )
  return (
    <form {...formProps} className="flex max-w-text flex-col gap-4">
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <Field label="Nama passkey" hint="Misalnya perangkat tempat passkey ini disimpan." error={messageOf('name')}>
        <Input {...register('name')} autoComplete="off" maxLength={60} autoFocus />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isLoading={isSending}>
          Simpan nama passkey
        </Button>
        <Button onClick={onCancel}>Batal</Button>
      </div>
    </form>
  )
}
