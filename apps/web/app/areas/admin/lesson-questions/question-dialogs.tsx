import {
  answerAtMost,
  answerLessonQuestion,
  type AskedQuestion,
  hideLessonQuestion,
  showLessonQuestion,
} from '@naikkelas/contract/learning'
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

interface QuestionDialogProps {
  question: AskedQuestion
  onClose: () => void
}

/** An answer in the admin's own name; the first one is mailed to the asker. */
export function AnswerDialog({ question, onClose }: QuestionDialogProps) {
  const { id, version, author, text: asked, answer } = question
  const form = useEndpointForm(
    endpointRequest(answerLessonQuestion, ({ text }: { text: string }) => ({
      params: { questionId: id },
      body: { text, version },
    })),
    {
      defaultValues: { text: answer?.text ?? '' },
      draft: `lesson-question ${id}`,
      savedMessage: (saved) => (saved.answer ? 'Jawaban disimpan' : 'Jawaban dihapus'),
      onSaved: onClose,
    },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={answer ? 'Ubah jawaban' : `Jawab pertanyaan ${author}`}
      description={asked}
      submitLabel="Simpan"
      onClose={onClose}
    >
      <Field
        label="Jawaban"
        hint={
          answer
            ? 'Kosongkan untuk menghapus jawaban ini.'
            : 'Semua peserta kelas dapat membacanya, dan penanya mendapat e-mail.'
        }
        error={errors.text?.message}
      >
        <Textarea {...form.register('text')} rows={6} maxLength={answerAtMost} />
      </Field>
    </FormDialog>
  )
}

/** Asks why: the reason is for the team alone. */
export function HideDialog({ question, onClose }: QuestionDialogProps) {
  const { id, version, author } = question
  const form = useEndpointForm(
    endpointRequest(hideLessonQuestion, ({ reason }: { reason: string }) => ({
      params: { questionId: id },
      body: { reason, version },
    })),
    { defaultValues: { reason: '' }, savedMessage: () => 'Pertanyaan disembunyikan', onSaved: onClose },
  )
  const { errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={`Sembunyikan pertanyaan ${author}?`}
      description="Pertanyaan ini hilang dari ruang belajar, bersama jawabannya. Anda dapat menampilkannya kembali."
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

export function ShowDialog({ question: { id, version, author }, onClose }: QuestionDialogProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const show = async () => {
    await call(showLessonQuestion, { params: { questionId: id }, body: { version } })
    await revalidate()
    toast({ title: 'Pertanyaan tampil lagi', tone: 'ok' })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Tampilkan lagi pertanyaan ${author}?`}
      description="Pertanyaan ini kembali terlihat oleh semua peserta kelasnya."
      confirmLabel="Tampilkan lagi"
      errorMessage={messageOf}
      onConfirm={show}
    />
  )
}
