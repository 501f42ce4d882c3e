import type { RefundTransfer } from '@naikkelas/contract/commerce'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import type { FieldErrors, FieldValues, Path, UseFormRegister } from 'react-hook-form'

interface TransferFieldsProps<Values extends FieldValues> {
  register: UseFormRegister<Values>
  /** Before the names of the fields: `transfer.`, or nothing. */
  prefix: string
  errors: FieldErrors<RefundTransfer> | undefined
}

export const blankTransfer: RefundTransfer = { bank: '', number: '', holder: '', reference: '', note: '' }

/** Where money went back to, and what proves it. */
export function TransferFields<Values extends FieldValues>({ register, prefix, errors }: TransferFieldsProps<Values>) {
  const named = (name: keyof RefundTransfer) => register(`${prefix}${name}` as Path<Values>)
  return (
    <>
      <Field label="Bank" error={errors?.bank?.message}>
        <Input {...named('bank')} maxLength={60} />
      </Field>
      <Field label="Nomor rekening" error={errors?.number?.message}>
        <Input {...named('number')} inputMode="numeric" autoComplete="off" maxLength={30} />
      </Field>
      <Field label="Nama pemilik rekening" error={errors?.holder?.message}>
        <Input {...named('holder')} autoComplete="off" maxLength={80} />
      </Field>
      <Field label="Nomor referensi" hint="Dari bukti transfer bank." error={errors?.reference?.message}>
        <Input {...named('reference')} autoComplete="off" maxLength={80} />
      </Field>
      <Field label="Catatan" error={errors?.note?.message}>
        <Input {...named('note')} maxLength={300} />
      </Field>
    </>
  )
}
