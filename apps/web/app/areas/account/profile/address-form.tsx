import { addAddress, type Address, changeAddress } from '@naikkelas/contract/identity'
import { digitsOf } from '@naikkelas/contract/validation'
import { Button } from '@naikkelas/ui/button'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { PhoneInput } from '@naikkelas/ui/phone-input'
import { Textarea } from '@naikkelas/ui/textarea'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useAccountForm } from '../../../shared/account/use-account-form.ts'

interface AddressFormProps {
  /** The one that is changed. @default a new one is added */
  address?: Address
  onSaved: () => Promise<void>
  onCancel: () => void
}

const empty = { recipient: '', province: '', city: '', district: '', postalCode: '', street: '', note: '' }

/** An address in Indonesia. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const [phone, setPhone] = useState(address === undefined ? '' : `+${address.phone}`)
  const { recipient, province, city, district, postalCode, street, note } = address ?? empty
  const { register, messageOf, rootMessage, isSending, formProps } = useAccountForm(
    { recipient, phone: '', province, city, district, postalCode, street, note },
    async (values) => {
      const body = { ...values, phone }
      if (address === undefined) await call(addAddress, { body })
      else await call(changeAddress, { params: { addressId: address.id }, body })
      await onSaved()
    },
  )
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {rootMessage !== undefined && <FormNotice>{rootMessage}</FormNotice>}
      <Field label="Nama penerima" error={messageOf('recipient')}>
        <Input {...register('recipient')} autoComplete="shipping name" maxLength={80} autoFocus />
      </Field>
      <Field label="Nomor WhatsApp penerima" error={messageOf('phone')}>
        <PhoneInput value={phone} onChange={({ target }) => setPhone(target.value)} autoComplete="shipping tel" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Provinsi" error={messageOf('province')}>
          <Input {...register('province')} autoComplete="shipping address-level1" maxLength={60} />
        </Field>
        <Field label="Kota atau kabupaten" error={messageOf('city')}>
          <Input {...register('city')} autoComplete="shipping address-level2" maxLength={60} />
        </Field>
        <Field label="Kecamatan" error={messageOf('district')}>
          <Input {...register('district')} autoComplete="shipping address-level3" maxLength={60} />
        </Field>
        <Field label="Kode pos" error={messageOf('postalCode')}>
          <Input
            {...register('postalCode', { setValueAs: digitsOf })}
            inputMode="numeric"
            autoComplete="shipping postal-code"
            maxLength={7}
          />
        </Field>
      </div>
      <Field label="Alamat lengkap" hint="Jalan, nomor rumah, RT/RW, desa atau kelurahan." error={messageOf('street')}>
        <Textarea {...register('street')} autoComplete="shipping street-address" maxLength={200} />
      </Field>
      <Field label="Catatan untuk kurir" isOptional error={messageOf('note')}>
        <Input {...register('note')} autoComplete="off" maxLength={120} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isLoading={isSending}>
          Simpan alamat
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  )
}
