import type { InputHTMLAttributes, Ref } from 'react'
import { keptAsIs, untouchedIf } from '../read-only.ts'
import { fileInputVariants } from './file-input.variants.ts'

export interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'value'> {
  /** What is taken, as endings or kinds: `image/*,.pdf`. Said in the Field’s hint too. */
  accept?: string
  /** More than one file. @default false */
  multiple?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Files from the device, chosen or dropped. Belongs in a Field; the browser writes what was chosen beside the button. */
export function FileInput({ className, readOnly, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      {...keptAsIs(readOnly)}
      type="file"
      data-component="FileInput"
      className={fileInputVariants({ className }) + untouchedIf(readOnly)}
    />
  )
}
