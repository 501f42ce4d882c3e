import { confirmTransfer, type TransactionDetails } from '@naikkelas/contract/commerce'
import { formatRupiah, type Rupiah } from '@naikkelas/contract/money'
import { paymentStatuses } from '@naikkelas/contract'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Controller } from 'react-hook-form'
import { AmountInput } from '../inputs/amount-input.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface ConfirmTransferDialogProps {
  transaction: TransactionDetails
  onClose: () => void
}

interface Typed {
  amount: Rupiah | null
  note: string
}

/** Records a transfer: the amount is typed from the bank's statement, so that another one is noticed. */
export function ConfirmTransferDialog({ transaction: { id, total, code }, onClose }: ConfirmTransferDialogProps) {
  const form = useEndpointForm(
    endpointRequest(confirmTransfer, ({ amount, note }: Typed) => ({
      params: { orderId: id },
      body: { amount: amount as Rupiah, note },
    })),
    {
      defaultValues: { amount: null, note: '' } as Typed,
      savedMessage: (saved) =>
        saved.status === paymentStatuses.paid
          ? 'Pesanan lunas'
          : saved.firstConfirmation === null
            ? 'Uang masuk dicatat sebagai kasus'
            : 'Menunggu konfirmasi admin lain',
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title="Konfirmasi transfer"
      description={`Total pesanan ${code} adalah ${formatRupiah(total)}. Jumlah lain tetap dicatat, tetapi pesanannya belum lunas.`}
      submitLabel="Konfirmasi"
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="amount"
        render={({ field: { value, onChange } }) => (
          <AmountInput label="Jumlah yang diterima" value={value} onChange={onChange} error={errors.amount?.message} />
        )}
      />
      <Field label="Catatan" hint="Misalnya tanggal dan jam di mutasi rekening." error={errors.note?.message}>
        <Input {...form.register('note')} maxLength={300} />
      </Field>
    </FormDialog>
  )
}
