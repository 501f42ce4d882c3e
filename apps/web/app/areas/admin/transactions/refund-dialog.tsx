import { refundDays, refundOrder, type RefundsOfOrder } from '@naikkelas/contract/commerce'
import { formatRupiah, type Rupiah } from '@naikkelas/contract/money'
import { Alert } from '@naikkelas/ui/alert'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Radio } from '@naikkelas/ui/radio'
import { Controller } from 'react-hook-form'
import { AmountInput } from '../inputs/amount-input.tsx'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { blankTransfer, TransferFields } from './transfer-fields.tsx'

interface RefundDialogProps {
  orderId: string
  refunds: RefundsOfOrder
  onClose: () => void
}

interface Typed {
  amount: Rupiah | null
  reason: string
  lateReason: string
  way: 'transfer' | 'gateway'
  isSent: boolean
  transfer: typeof blankTransfer
}

/** Gives back all or a part of what was paid. */
export function RefundDialog({ orderId, refunds, onClose }: RefundDialogProps) {
  const { left, refunded, isLate, gateway } = refunds
  const form = useEndpointForm(
    endpointRequest(refundOrder, ({ amount, reason, lateReason, way, isSent, transfer }: Typed) => ({
      params: { orderId },
      body: {
        amount: amount as Rupiah,
        refundedBefore: refunded,
        reason,
        way,
        ...(isLate && { lateReason }),
        ...(way === 'transfer' && isSent && { transfer }),
      },
    })),
    {
      defaultValues: {
        amount: null,
        reason: '',
        lateReason: '',
        way: gateway === null ? 'transfer' : 'gateway',
        isSent: true,
        transfer: blankTransfer,
      } as Typed,
      savedMessage: ({ left: rest }) =>
        rest === 0 ? 'Seluruh dana dikembalikan, akses ditutup' : 'Sebagian dana dikembalikan',
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  const [way, isSent] = form.watch(['way', 'isSent'])
  return (
    <FormDialog
      form={form}
      title="Kembalikan dana"
      description={`Paling banyak ${formatRupiah(left)}. Kalau semuanya kembali, akses pembeli ditutup; kalau sebagian, tetap terbuka.`}
      submitLabel="Kembalikan dana"
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="amount"
        render={({ field: { value, onChange } }) => (
          <AmountInput label="Jumlah" value={value} onChange={onChange} error={errors.amount?.message} />
        )}
      />
      <Field label="Alasan" hint="Hanya untuk tim, tidak dikirim ke pembeli." error={errors.reason?.message}>
        <Input {...form.register('reason')} maxLength={300} />
      </Field>
      {isLate && (
        <>
          <Alert tone="warn" title={`Sudah lewat ${refundDays} hari sejak dibayar`} />
          <Field label="Mengapa tetap dikembalikan" error={errors.lateReason?.message}>
            <Input {...form.register('lateReason')} maxLength={300} />
          </Field>
        </>
      )}
      {gateway !== null && (
        <Fieldset legend="Cara" error={errors.way?.message}>
          <Radio
            {...form.register('way')}
            value="gateway"
            label={`Lewat ${gateway}`}
            hint="Ke metode yang dipakai membayar."
          />
          <Radio
            {...form.register('way')}
            value="transfer"
            label="Transfer bank"
            hint="Dikirim sendiri, lalu dicatat."
          />
        </Fieldset>
      )}
      {way === 'transfer' && (
        <>
          <Checkbox
            {...form.register('isSent')}
            label="Sudah saya transfer"
            hint="Tanpa ini, dananya tercatat sebagai utang sampai transfernya dicatat."
          />
          {isSent && <TransferFields register={form.register} prefix="transfer." errors={errors.transfer} />}
        </>
      )}
    </FormDialog>
  )
}
