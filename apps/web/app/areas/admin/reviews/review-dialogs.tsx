import { hideReview, replyAtMost, replyToReview, type Review, showReview } from '@naikkelas/contract/commerce'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { Field } from '@naikkelas/ui/field'
import { Textarea } from '@naikkelas/ui/textarea'
import { useToast } from '@naikkelas/ui/toast'
import { useRevalidator } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { FormDialog } from '../kit/form-dialog.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'

interface ReviewDialogProps {
  review: Review
  onClose: () => void
}

/** Asks why: the reason is for the team alone. */
export function HideDialog({ review, onClose }: ReviewDialogProps) {
  const { id, version, author } = review
  const form = useEndpointForm(
    endpointRequest(hideReview, ({ reason }: { reason: string }) => ({
      params: { reviewId: id },
      body: { reason, version },
    })),
    { defaultValues: { reason: '' }, savedMessage: () => 'Ulasan disembunyikan', onSaved: onClose },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={`Sembunyikan ulasan ${author}?`}
      description="Ulasan ini hilang dari situs, dan bintangnya tidak dihitung lagi. Anda dapat menampilkannya kembali."
      submitLabel="Sembunyikan"
      onClose={onClose}
    >
      <Field
        label="Alasan"
        hint="Hanya terlihat oleh tim, misalnya “menyebut nomor telepon orang lain”."
        error={errors.reason?.message}
      >
        <Textarea {...form.register('reason')} rows={3} maxLength={300} />
      </Field>
    </FormDialog>
  )
}

export function ShowDialog({ review: { id, version, author }, onClose }: ReviewDialogProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const show = async () => {
    await call(showReview, { params: { reviewId: id }, body: { version } })
    await revalidate()
    toast({ title: 'Ulasan tampil lagi', tone: 'ok' })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Tampilkan lagi ulasan ${author}?`}
      description="Ulasan ini kembali terlihat di situs, dan bintangnya dihitung."
      confirmLabel="Tampilkan lagi"
      errorMessage={messageOf}
      onConfirm={show}
    />
  )
}

/** An answer below the review, in the name of the team. */
export function ReplyDialog({ review, onClose }: ReviewDialogProps) {
  const { id, version, author, reply } = review
  const form = useEndpointForm(
    endpointRequest(replyToReview, ({ text }: { text: string }) => ({
      params: { reviewId: id },
      body: { text, version },
    })),
    {
      defaultValues: { text: reply?.text ?? '' },
      draft: `review-reply ${id}`,
      savedMessage: (saved) => (saved.reply ? 'Jawaban disimpan' : 'Jawaban dihapus'),
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={reply ? 'Ubah jawaban' : `Jawab ulasan ${author}`}
      description="Tampil di bawah ulasannya sebagai jawaban tim."
      submitLabel="Simpan"
      onClose={onClose}
    >
      <Field
        label="Jawaban"
        hint={reply ? 'Kosongkan untuk menghapus jawaban ini.' : 'Semua pengunjung dapat membacanya.'}
        error={errors.text?.message}
      >
        <Textarea {...form.register('text')} rows={5} maxLength={replyAtMost} />
      </Field>
    </FormDialog>
  )
}
