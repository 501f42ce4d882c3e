import { type CaseDecision, decidePaymentCase, type PaymentCaseDetails } from '@naikkelas/contract/commerce'
import { formatRupiah, rupiah } from '@naikkelas/contract/money'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field, Fieldset } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Radio } from '@naikkelas/ui/radio'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { blankTransfer, TransferFields } from '../transactions/transfer-fields.tsx'

interface DecideCaseDialogProps {
  paymentCase: PaymentCaseDetails
  decision: CaseDecision
  /** What its button says. */
  act: string
  onClose: () => void
}

interface Typed {
  reason: string
  way: 'transfer' | 'gateway'
  isSent: boolean
  transfer: typeof blankTransfer
}

/** What a decision does, before it is made. */
function consequence({ amount, total }: PaymentCaseDetails, decision: CaseDecision): string {
  if (decision === 'repay') return `${formatRupiah(amount)} kembali ke pembeli.`
  if (decision === 'keep') return `${formatRupiah(amount)} menjadi milik platform, dan pembeli tidak mendapat apa pun.`
  if (amount < total) return `Pesanan lunas dengan harga ${formatRupiah(amount)}, dan pembeli mendapat aksesnya.`
  const rest = amount > total ? ` Sisanya ${formatRupiah(rupiah(amount - total))} menjadi utang ke pembeli.` : ''
  return `Pesanan lunas, dan pembeli mendapat aksesnya.${rest}`
}

export function DecideCaseDialog({ paymentCase, decision, act, onClose }: DecideCaseDialogProps) {
  const { id, refundGateway } = paymentCase
  const isRepaid = decision === 'repay'
  const form = useEndpointForm(
    endpointRequest(decidePaymentCase, ({ reason, way, isSent, transfer }: Typed) => ({
      params: { caseId: id },
      body: { decision, reason, way, ...(isRepaid && way === 'transfer' && isSent && { transfer }) },
    })),
    {
      defaultValues: {
        reason: '',
        way: isRepaid && refundGateway !== null ? 'gateway' : 'transfer',
        isSent: isRepaid,
        transfer: blankTransfer,
      } as Typed,
      savedMessage: () => 'Kasus diputuskan',
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  const [way, isSent] = form.watch(['way', 'isSent'])
  return (
    <FormDialog
      form={form}
      title={act}
      description={consequence(paymentCase, decision)}
      submitLabel={act}
      onClose={onClose}
    >
      <Field label="Alasan" hint="Hanya untuk tim, tidak dikirim ke pembeli." error={errors.reason?.message}>
        <Input {...form.register('reason')} maxLength={300} />
      </Field>
      {isRepaid && refundGateway !== null && (
        <Fieldset legend="Cara" error={errors.way?.message}>
          <Radio {...form.register('way')} value="gateway" label={`Lewat ${refundGateway}`} />
          <Radio {...form.register('way')} value="transfer" label="Transfer bank" />
        </Fieldset>
      )}
      {isRepaid && way === 'transfer' && (
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
