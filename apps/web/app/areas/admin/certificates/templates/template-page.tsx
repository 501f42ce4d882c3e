import {
  type CertificateTemplate,
  type CertificateTemplateValue,
  createCertificateTemplate,
  updateCertificateTemplate,
} from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { Checkbox } from '@naikkelas/ui/checkbox'
import { Field } from '@naikkelas/ui/field'
import { Input } from '@naikkelas/ui/input'
import { Textarea } from '@naikkelas/ui/textarea'
import { Controller, FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FieldGroup } from '../../content/field-group.tsx'
import { ChoiceField } from '../../inputs/fields.tsx'
import { RecordsField } from '../../inputs/record-field.tsx'
import { AdminScreen } from '../../kit/admin-screen.tsx'
import { endpointRequest } from '../../kit/endpoint-request.ts'
import { FormFrame } from '../../kit/form-frame.tsx'
import { LeaveGuard } from '../../kit/leave-guard.tsx'
import { SavedFirst, useSavedFirst } from '../../kit/saved-first.tsx'
import { useEndpointForm } from '../../kit/use-endpoint-form.ts'
import { PictureFormField } from '../../media/picture-form-field.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { accentWords, layoutWords } from './template-words.ts'

interface Course {
  id: string
  name: string
}

interface TemplatePageProps {
  /** Null for a new one. */
  record: CertificateTemplate | null
  /** Of the catalogue, by name. */
  courses: readonly Course[]
  /** There is no other: every course will use it. */
  isFirst: boolean
  mayChange: boolean
}

interface FormValues {
  value: CertificateTemplateValue
}

const blank: CertificateTemplateValue = {
  name: '',
  look: {
    layout: 'bingkai',
    accent: 'toska',
    heading: 'Sertifikat Kelulusan',
    sentence: 'telah menyelesaikan seluruh materi kelas',
    signerName: '',
    signerTitle: '',
  },
  signatureId: null,
  isDefault: false,
  courseIds: [],
}

const list = { href: '/admin/sertifikat/templat', label: 'Templat sertifikat' }

/** One template beside its certificate, drawn with each change. */
export function TemplatePage({ record, courses, isFirst, mayChange }: TemplatePageProps) {
  const navigate = useNavigate()
  const { theirs, look, forget } = useSavedFirst<CertificateTemplate>()
  const known = theirs ?? record
  const form = useEndpointForm(
    known === null
      ? endpointRequest(createCertificateTemplate, ({ value }: FormValues) => ({ body: { value } }))
      : endpointRequest(updateCertificateTemplate, ({ value }: FormValues) => ({
          params: { templateId: known.id },
          body: { value, version: known.version },
        })),
    {
      defaultValues: { value: record?.value ?? { ...blank, isDefault: isFirst } },
      draft: `certificate-template ${record?.id ?? 'new'}`,
      savedMessage: ({ value }) => `${value.name} disimpan`,
      onSaved: (saved) => {
        forget()
        form.reset({ value: saved.value })
        if (record === null) void navigate(`/admin/sertifikat/templat/${saved.id}`, { replace: true })
      },
      onRefused: look,
    },
  )
  const { isDirty } = form.formState
  return (
    <AdminScreen title={record?.value.name ?? 'Tambah templat'} back={list}>
      <FormProvider {...form}>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="order-first lg:sticky lg:top-4 lg:order-last">
            <Preview />
          </div>
          <FormFrame form={form} notice={theirs ? undefined : form.notice} className="flex min-w-0 flex-col gap-6">
            {theirs && <SavedFirst by={theirs.changedBy} onTake={() => form.reset({ value: theirs.value })} />}
            <fieldset disabled={!mayChange} className="contents">
              <Words />
              <Signer />
              <Courses courses={courses} isLocked={isFirst || record?.value.isDefault === true} />
            </fieldset>
            {mayChange && (
              <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-t border-line bg-ground py-3">
                <Button type="submit" variant="primary" isLoading={form.isSaving}>
                  Simpan
                </Button>
                {isDirty && (
                  <Button variant="quiet" onClick={() => form.reset()}>
                    Urungkan
                  </Button>
                )}
              </div>
            )}
          </FormFrame>
        </div>
      </FormProvider>
      <LeaveGuard isDirty={isDirty && !form.isSaving} />
    </AdminScreen>
  )
}

function Preview() {
  const { control } = useFormContext<FormValues>()
  const [look, signatureId] = useWatch({ control, name: ['value.look', 'value.signatureId'] })
  // Until someone is named, the preview has an example.
  const signerName = look.signerName.trim() === '' ? 'Nama penanda tangan' : look.signerName
  return <TemplatePreview look={{ ...look, signerName }} signatureId={signatureId} />
}

function Words() {
  const { control, register, formState } = useFormContext<FormValues>()
  const errors = formState.errors.value
  return (
    <FieldGroup title="Rupa dan kata">
      <Field label="Nama templat" hint="Hanya untuk admin." error={errors?.name?.message}>
        <Input {...register('value.name')} maxLength={60} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField control={control} name="value.look.layout" label="Tata letak" words={layoutWords} />
        <ChoiceField control={control} name="value.look.accent" label="Warna" words={accentWords} />
      </div>
      <Field label="Judul" error={errors?.look?.heading?.message}>
        <Input {...register('value.look.heading')} maxLength={60} />
      </Field>
      <Field label="Kalimat" hint="Di antara nama peserta dan nama kelas." error={errors?.look?.sentence?.message}>
        <Textarea {...register('value.look.sentence')} maxLength={160} rows={2} />
      </Field>
    </FieldGroup>
  )
}

function Signer() {
  const { register, formState } = useFormContext<FormValues>()
  const errors = formState.errors.value?.look
  return (
    <FieldGroup title="Penanda tangan">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Nama penanda tangan" error={errors?.signerName?.message}>
          <Input {...register('value.look.signerName')} maxLength={80} />
        </Field>
        <Field label="Jabatan" hint="Boleh kosong." error={errors?.signerTitle?.message}>
          <Input {...register('value.look.signerTitle')} maxLength={80} />
        </Field>
      </div>
      <PictureFormField
        name="value.signatureId"
        label="Gambar tanda tangan"
        hint="Di atas dasar putih atau tanpa dasar, lebih lebar daripada tinggi."
      />
    </FieldGroup>
  )
}

function Courses({ courses, isLocked }: { courses: readonly Course[]; isLocked: boolean }) {
  const { control, register } = useFormContext<FormValues>()
  const isDefault = useWatch({ control, name: 'value.isDefault' })
  const names = Object.fromEntries(courses.map(({ id, name }) => [id, name]))
  const search = async (words: string) =>
    courses.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase())).slice(0, 30)
  return (
    <FieldGroup title="Dipakai untuk">
      <Checkbox
        {...register('value.isDefault')}
        label="Bawaan untuk semua kelas"
        hint={
          isLocked ? 'Agar berhenti, jadikan templat lain sebagai bawaan.' : 'Kelas tanpa templat sendiri memakai ini.'
        }
        readOnly={isLocked && isDefault}
      />
      <Controller
        control={control}
        name="value.courseIds"
        render={({ field, fieldState }) => (
          <RecordsField
            label="Kelas dengan templat ini"
            addLabel="Tambah kelas"
            hint="Kelas ini memakai templat ini, bukan bawaannya."
            error={fieldState.error?.message}
            value={field.value}
            atMost={500}
            names={names}
            search={search}
            onChange={field.onChange}
          />
        )}
      />
    </FieldGroup>
  )
}
