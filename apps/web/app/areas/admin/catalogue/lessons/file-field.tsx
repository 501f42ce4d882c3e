import { Field } from '@naikkelas/ui/field'
import { FileUpload, fileUploadLabelsId } from '@naikkelas/ui/file-upload'
import { use } from 'react'
import { uploadLimits } from '@naikkelas/contract/files'
import { LessonFiles } from './lesson-values.ts'
import { describeUploadError, uploadMaterial } from './upload-material.ts'

interface FileFieldProps {
  label: string
  hint?: string
  error: string | undefined
  accept: string
  fileId: string | null
  /** Reads what the lesson has to know of it, before it is sent. @throws Error with a sentence for a file that does not fit */
  look?: (file: File) => Promise<void>
  /** Null when it is removed. */
  onChange: (fileId: string | null) => void
}

const labels = { ...fileUploadLabelsId, choose: 'Unggah' }

/** One file of a lesson, sent as soon as it is chosen. */
export function FileField({ label, hint, error, accept, fileId, look, onChange }: FileFieldProps) {
  const files = use(LessonFiles)
  const known = fileId === null ? undefined : files.find(fileId)
  return (
    <Field label={label} hint={hint} error={error}>
      <FileUpload
        accept={accept}
        maxBytes={uploadLimits.fileBytes}
        labels={labels}
        describeError={describeUploadError}
        upload={async (file, options) => {
          await look?.(file)
          return uploadMaterial(file, options)
        }}
        value={
          fileId === null ? [] : [{ id: fileId, name: known?.name ?? 'Berkas terunggah', bytes: known?.bytes ?? 0 }]
        }
        onValueChange={(uploaded) => {
          const [file] = uploaded
          if (file) files.add(file.id, file)
          onChange(file?.id ?? null)
        }}
      />
    </Field>
  )
}
