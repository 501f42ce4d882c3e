import { uploadTypes } from '@naikkelas/contract'
import { createInstructor, type Instructor, type InstructorValue, updateInstructor } from '@naikkelas/contract/commerce'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { endpointRequest } from '../kit/endpoint-request.ts'
import { ChoiceField } from '../inputs/fields.tsx'
import { FormDialog } from '../kit/form-dialog.tsx'
import { SavedFirst, useSavedFirst } from '../kit/saved-first.tsx'
import { useEndpointForm } from '../kit/use-endpoint-form.ts'
import { activityWords } from './activity-badge.ts'
import { PictureFormField } from '../media/picture-form-field.tsx'

interface InstructorDialogProps {
  /** Null for a new one. */
  instructor: Instructor | null
  onClose: () => void
}

const blank: InstructorValue = { name: '', title: '', biography: '', portraitId: null, status: 1 }

export function InstructorDialog({ instructor, onClose }: InstructorDialogProps) {
  const { theirs, look } = useSavedFirst<Instructor>()
  const form = useEndpointForm(
    instructor
      ? endpointRequest(updateInstructor, ({ value }: { value: InstructorValue }) => ({
          params: { instructorId: instructor.id },
          body: { value, version: (theirs ?? instructor).version },
        }))
      : endpointRequest(createInstructor, ({ value }: { value: InstructorValue }) => ({ body: { value } })),
    {
      defaultValues: { value: instructor?.value ?? blank },
      draft: `instructor ${instructor?.id ?? 'new'}`,
      savedMessage: ({ value }) => `${value.name} ${instructor ? 'disimpan' : 'ditambahkan'}`,
      onSaved: onClose,
      onRefused: look,
    },
  )
  const { control, register } = form
  const errors = form.formState.errors.value
  return (
    <FormDialog
      form={form}
      title={instructor ? `Ubah ${instructor.value.name}` : 'Pengajar baru'}
      submitLabel="Simpan"
      notice={theirs ? null : form.notice}
      onClose={onClose}
    >
      {theirs && <SavedFirst by={theirs.changedBy} onTake={() => form.reset({ value: theirs.value })} />}
      <Field label="Nama" error={errors?.name?.message}>
        <Input {...register('value.name')} maxLength={60} />
      </Field>
      <Field
        label="Keterangan"
        hint="Satu baris di bawah namanya: pekerjaan atau tokonya."
        error={errors?.title?.message}
      >
        <Input {...register('value.title')} maxLength={80} />
      </Field>
      <Field label="Riwayat singkat" error={errors?.biography?.message}>
        <Textarea {...register('value.biography')} maxLength={2000} rows={4} />
      </Field>
      <PictureFormField name="value.portraitId" label="Foto" uploadType={uploadTypes.instructor} />
      <ChoiceField
        control={control}
        name="value.status"
        label="Status"
        hint="Yang non-aktif tidak dapat dipilih lagi; yang sudah memuatnya tetap."
        words={activityWords}
      />
    </FormDialog>
  )
}
