import type { PictureType } from '@naikkelas/contract/pages'
import { useController } from 'react-hook-form'
import { PictureField } from './picture-field.tsx'

interface PictureFormFieldProps {
  /** Of the field in the form around it. */
  name: string
  label: string
  hint?: string
  /** What a picture that is brought in is for: its folder in the library. */
  uploadType?: PictureType
}

/** A picture of the media library, as a field of a form. */
export function PictureFormField({ name, label, hint, uploadType }: PictureFormFieldProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name })
  return (
    <PictureField
      label={label}
      {...(hint !== undefined && { hint })}
      error={fieldState.error?.message}
      mediaId={field.value ?? null}
      uploadType={uploadType}
      onChange={field.onChange}
    />
  )
}
