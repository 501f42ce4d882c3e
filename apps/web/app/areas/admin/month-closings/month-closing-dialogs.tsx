import { closeMonth, reopenMonth } from '@naikkelas/contract/commerce'
import { Field } from '@naikkelas/ui/field'
import { formatMonth } from '@naikkelas/ui/format'
import { Textarea } from '@naikkelas/ui/textarea'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface MonthDialogProps {
  month: string
  onClose: () => void
}

export function CloseMonthDialog({ month, needsNote, onClose }: MonthDialogProps & { needsNote: boolean }) {
  const form = useEndpointForm(
    endpointRequest(closeMonth, ({ note }: { note: string }) => ({
      params: { month },
      body: note === '' ? {} : { note },
    })),
    { defaultValues: { note: '' }, savedMessage: () => `Buku ${formatMonth(month)} ditutup`, onSaved: onClose },
  )
  return (
    <FormDialog
      form={form}
      title={`Tutup buku ${formatMonth(month)}`}
      description="Setelah ini tidak ada lagi yang dicatat di bulan ini. Koreksi dan uang yang terlambat tercatat di bulan berjalan."
      submitLabel="Tutup buku"
      onClose={onClose}
    >
      <Field
        label="Catatan"
        hint={needsNote ? 'Masih ada yang belum selesai. Tulis mengapa bulan ini tetap ditutup.' : 'Boleh kosong.'}
        error={form.formState.errors.note?.message}
      >
        <Textarea {...form.register('note')} maxLength={300} rows={3} />
      </Field>
    </FormDialog>
  )
}

export function ReopenMonthDialog({ month, onClose }: MonthDialogProps) {
  const form = useEndpointForm(
    endpointRequest(reopenMonth, (body: { reason: string }) => ({ params: { month }, body })),
    { defaultValues: { reason: '' }, savedMessage: () => `Buku ${formatMonth(month)} dibuka lagi`, onSaved: onClose },
  )
  return (
    <FormDialog
      form={form}
      title={`Buka lagi ${formatMonth(month)}`}
      description="Penutupan sebelumnya tetap tersimpan, dengan angka dan alasan pembukaannya."
      submitLabel="Buka lagi"
      onClose={onClose}
    >
      <Field label="Alasan" error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} maxLength={300} rows={3} />
      </Field>
    </FormDialog>
  )
}
