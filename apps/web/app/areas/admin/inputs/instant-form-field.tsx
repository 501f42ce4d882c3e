import { useController } from 'react-hook-form'
import { InstantInput } from './instant-input.tsx'

interface InstantFormFieldProps {
  /** Of the field in the form around it. */
  name: string
  label: string
  hint?: string
}

/** A date and time in WIB, as a field of a form; empty is null. */
export function InstantFormField({ name, label, hint }: InstantFormFieldProps) {
  const { field, fieldState } = useController<Record<string, string | null>>({ name })
  return (
    <InstantInput
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      value={field.value ?? null}
      onChange={field.onChange}
    />
  )
}
