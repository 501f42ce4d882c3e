import { useController } from 'react-hook-form'
import { PictureField } from './picture-field.tsx'

interface PictureFormFieldProps {
  /** Of the field in the form around it. */
  name: string
  label: string
  hint?: string
}

/** A picture of the media library, as a field of a form. */
export function PictureFormField({ name, label, hint }: PictureFormFieldProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name })
  return (
    <PictureField
      label={label}
      {...(hint !== undefined && { hint })}
      error={fieldState.error?.message}
      mediaId={field.value ?? null}
      onChange={field.onChange}
    />
  )
}
