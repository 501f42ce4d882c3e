import { Skeleton } from '@naikkelas/ui/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { FileField } from './file-field.tsx'
import type { LessonFormValues } from './lesson-values.ts'
import { bookKinds } from './upload-material.ts'

/** The reader is loaded when a book was uploaded. */
const PdfViewer = lazy(async () => ({ default: (await import('@naikkelas/ui/pdf-viewer')).PdfViewer }))

/** Until its pages are counted; a lesson with it is refused. */
const NOT_COUNTED = 0

/** The book of a lesson. A new one is shown, which counts its pages. */
export function BookFields() {
  const { getValues, setValue, watch, formState } = useFormContext<LessonFormValues>()
  const file = watch('value.file')
  const error = formState.errors.value?.file
  const [uploadedId, setUploadedId] = useState<string | null>(null)
  const change = (id: string | null) => {
    setUploadedId(id)
    setValue('value.file', id === null ? null : { id, length: NOT_COUNTED }, { shouldDirty: true })
  }
  const count = (id: string, pages: number) => {
    const present = getValues('value.file')
    if (present?.id === id && present.length !== pages)
      setValue('value.file', { id, length: pages }, { shouldDirty: true })
  }
  const shownId = file !== null && (file.id === uploadedId || file.length === NOT_COUNTED) ? file.id : null
  return (
    <FieldGroup title="E-book">
      <FileField
        label="Berkas PDF"
        hint={
          file === null
            ? 'Satu berkas PDF.'
            : file.length === NOT_COUNTED
              ? 'Menghitung halaman…'
              : `${file.length} halaman.`
        }
        error={error?.message ?? error?.id?.message ?? error?.length?.message}
        accept={bookKinds}
        fileId={file?.id ?? null}
        onChange={change}
      />
      {shownId !== null && (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <PdfViewer
            key={shownId}
            label="Pratinjau e-book"
            src={`/api/files/${shownId}`}
            onPage={(_page, pages) => count(shownId, pages)}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
}
