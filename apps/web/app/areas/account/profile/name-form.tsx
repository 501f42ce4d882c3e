import { updateLearnerProfile } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useAccountForm } from '../../../shared/account/use-account-form.ts'

export function NameForm({ name }: { name: string }) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm({ name }, async (body) => {
    await call(updateLearnerProfile, { body })
    toast({ title: 'Nama sudah disimpan' })
    await revalidate()
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <Field label="Nama" error={messageOf('name')}>
        <Input {...register('name')} autoComplete="name" />
      </Field>
      <div>
        <Button type="submit" variant="primary" isLoading={isSending}>
          Simpan nama
        </Button>
      </div>
    </form>
  )
}
