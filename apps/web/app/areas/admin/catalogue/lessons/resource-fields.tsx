import { uploadLimits } from '@naikkelas/contract/files'
import { lessonLimits } from '@naikkelas/contract/learning'
import { Field } from '@naikkelas/ui/field'
import { FileUpload, fileUploadLabelsId } from '@naikkelas/ui/file-upload'
import { formatBytes } from '@naikkelas/ui/format'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { use } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { LessonFiles, type LessonFormValues } from './lesson-values.ts'
import { describeUploadError, uploadMaterial } from './upload-material.ts'

const labels = { ...fileUploadLabelsId, choose: 'Unggah' }
/** Each leaves the zone for the list as soon as the server has it. */
const none: readonly [] = []

/** Files that learners keep: worksheets, tables, pictures. */
export function ResourceFields() {
  const { register, control, formState } = useFormContext<LessonFormValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'value.resources' })
  const files = use(LessonFiles)
  const errors = formState.errors.value?.resources
  return (
    <FieldGroup title="Berkas pendamping">
      {fields.length > 0 && (
        <ul aria-label="Berkas pendamping" className="flex flex-col gap-3">
          {fields.map(({ id, fileId }, index) => {
            const file = files.find(fileId)
            return (
              <li key={id} className="flex items-start gap-2">
                <Field
                  label={`Nama berkas ${index + 1}`}
                  isLabelHidden
                  {...(file && { hint: `${file.name}, ${formatBytes(file.bytes)}` })}
                  error={errors?.[index]?.title?.message ?? errors?.[index]?.fileId?.message}
                  className="flex-1"
                >
                  <Input {...register(`value.resources.${index}.title`)} maxLength={120} />
                </Field>
                <IconButton
                  label={`Hapus berkas ${index + 1}`}
                  icon={<Icon name="hapus" size={16} />}
                  onClick={() => remove(index)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {fields.length < lessonLimits.resources && (
        <Field
          label="Tambah berkas"
          hint="PDF, gambar, dokumen Office, atau ZIP yang boleh diunduh peserta."
          error={errors?.root?.message ?? errors?.message}
        >
          <FileUpload
            multiple
            maxBytes={uploadLimits.fileBytes}
            labels={labels}
            describeError={describeUploadError}
            upload={uploadMaterial}
            value={none}
            onValueChange={(uploaded) => {
              for (const file of uploaded) {
                files.add(file.id, file)
                append(
                  { fileId: file.id, title: file.name.replace(/\.[^.]+$/, '').slice(0, 120) },
                  { shouldFocus: false },
                )
              }
            }}
          />
        </Field>
      )}
    </FieldGroup>
  )
}
