import { type OrderRefund, sendRefund } from '@naikkelas/contract/commerce'
import { formatRupiah } from '@naikkelas/contract/money'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { blankTransfer, TransferFields } from './transfer-fields.tsx'

interface SendRefundDialogProps {
  orderId: string
  refund: OrderRefund
  onClose: () => void
}

/** Records the transfer of a refund that is still owed. */
export function SendRefundDialog({ orderId, refund: { id, amount }, onClose }: SendRefundDialogProps) {
  const form = useEndpointForm(
    endpointRequest(sendRefund, (body: typeof blankTransfer) => ({ params: { orderId, refundId: id }, body })),
    { defaultValues: blankTransfer, savedMessage: () => 'Transfer dicatat, pembeli dikabari', onSaved: onClose },
  )
  return (
    <FormDialog
      form={form}
      title="Catat transfer"
      description={`${formatRupiah(amount)} yang sudah Anda kirim kembali ke pembeli.`}
      submitLabel="Catat"
      onClose={onClose}
    >
      <TransferFields register={form.register} prefix="" errors={form.formState.errors} />
    </FormDialog>
  )
}
