import { compareGatewayDay, type GatewayDifference, settleGatewayDifference } from '@naikkelas/contract/commerce'
import { addDays, dayInWib } from '@naikkelas/contract/time'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Controller } from 'react-hook-form'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

export function SettleDialog({ difference: { id }, onClose }: { difference: GatewayDifference; onClose: () => void }) {
  const form = useEndpointForm(
    endpointRequest(settleGatewayDifference, (body: { reason: string }) => ({ params: { differenceId: id }, body })),
    { defaultValues: { reason: '' }, savedMessage: () => 'Perbedaan diselesaikan', onSaved: onClose },
  )
  return (
    <FormDialog
      form={form}
      title="Selesaikan perbedaan"
      description="Tulis apa penyebabnya dan apa yang sudah dilakukan. Ini tidak mengubah buku besar."
      submitLabel="Selesaikan"
      onClose={onClose}
    >
      <Field label="Alasan" error={form.formState.errors.reason?.message}>
        <Input {...form.register('reason')} maxLength={300} />
      </Field>
    </FormDialog>
  )
}

export function CompareDayDialog({ onClose }: { onClose: () => void }) {
  const yesterday = addDays(dayInWib(new Date()), -1)
  const form = useEndpointForm(
    endpointRequest(compareGatewayDay, (body: { day: string }) => ({ body })),
    {
      defaultValues: { day: yesterday },
      savedMessage: ({ gateways, rows, open }) =>
        gateways === 0
          ? 'Tidak ada gateway yang menyediakan laporan'
          : `${rows} pembayaran dicocokkan, ${open} perbedaan`,
      onSaved: onClose,
    },
  )
  return (
    <FormDialog
      form={form}
      title="Cocokkan satu hari"
      description="Laporan hari itu diambil lagi dari gateway. Biaya yang sudah tercatat tidak dicatat dua kali."
      submitLabel="Cocokkan"
      onClose={onClose}
    >
      <Controller
        name="day"
        control={form.control}
        render={({ field, fieldState }) => (
          <DayInput
            label="Hari"
            error={fieldState.error?.message}
            value={field.value}
            onChange={(day) => field.onChange(day ?? '')}
          />
        )}
      />
    </FormDialog>
  )
}
