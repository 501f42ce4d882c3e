import { uploadTypes } from '@naikkelas/contract/enumerations'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldGroup } from '../../content/field-group.tsx'
import { PictureFormField } from '../../media/picture-form-field.tsx'
import { CaptionFields } from './caption-fields.tsx'
import { FileField } from './file-field.tsx'
import { FilmChapterFields } from './film-chapter-fields.tsx'
import { clockOf } from './film-clock.ts'
import { filmSeconds } from './film-seconds.ts'
import type { LessonFormValues } from './lesson-values.ts'
import { filmKinds } from './upload-material.ts'

/** The film of a lesson, and what goes with it. */
export function FilmFields() {
  const { setValue, watch, formState } = useFormContext<LessonFormValues>()
  const [file, backupFileId, saverFileId] = watch(['value.file', 'value.backupFileId', 'value.saverFileId'])
  const errors = formState.errors.value
  /** Of the film that was looked at last. */
  const seconds = useRef(1)
  const look = async (film: File) => {
    seconds.current = await filmSeconds(film)
  }
  const change = (id: string | null) => {
    setValue('value.file', id === null ? null : { id, length: seconds.current }, { shouldDirty: true })
  }
  return (
    <>
      <FieldGroup title="Video">
        <FileField
          label="Video utama"
          hint={file === null ? 'MP4 atau WebM.' : `Panjangnya ${clockOf(file.length)}.`}
          error={errors?.file?.message ?? errors?.file?.id?.message ?? errors?.file?.length?.message}
          accept={filmKinds}
          fileId={file?.id ?? null}
          look={look}
          onChange={change}
        />
        <div className="grid gap-4 lg:grid-cols-2">
          <FileField
            label="Video cadangan"
            hint="Diputar bila video utama tidak bisa."
            error={errors?.backupFileId?.message}
            accept={filmKinds}
            fileId={backupFileId}
            look={isPlayable}
            onChange={(id) => setValue('value.backupFileId', id, { shouldDirty: true })}
          />
          <FileField
            label="Video hemat data"
            hint="Versi kecil untuk yang menghemat kuota."
            error={errors?.saverFileId?.message}
            accept={filmKinds}
            fileId={saverFileId}
            look={isPlayable}
            onChange={(id) => setValue('value.saverFileId', id, { shouldDirty: true })}
          />
        </div>
        <PictureFormField
          name="value.posterId"
          label="Gambar sampul video"
          hint="Tampil sebelum video diputar."
          uploadType={uploadTypes.thumbnailVideoCourse}
        />
      </FieldGroup>
      <FilmChapterFields />
      <CaptionFields />
    </>
  )
}

const isPlayable = async (film: File) => {
  await filmSeconds(film)
}
