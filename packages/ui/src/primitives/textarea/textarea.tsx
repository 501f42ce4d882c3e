import type { Ref, TextareaHTMLAttributes } from 'react'
import { fieldControlVariants } from '../field/field.variants.ts'

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Grows with its text where the browser can; `rows` stays the least. @default true */
  isAutoHeight?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. Belongs in a Field. */
export function Textarea({ size, isAutoHeight = true, rows = 3, className, ...rest }: TextareaProps) {
  const classes = fieldControlVariants({ size, shape: 'field', className })
  return (
    <textarea
      {...rest}
      rows={rows}
      data-component="Textarea"
      className={`${classes} ui:py-2 ui:leading-normal${isAutoHeight ? ` ui:field-sizing-content ${leastHeight(rows)}` : ''}`}
    />
  )
}

/** With `field-sizing` the browser forgets `rows`; padding and border add 18 px. */
function leastHeight(rows: number): string {
  if (rows <= 1) return 'ui:min-h-[calc(1lh+1.125rem)]!'
  if (rows === 2) return 'ui:min-h-[calc(2lh+1.125rem)]!'
  if (rows === 3) return 'ui:min-h-[calc(3lh+1.125rem)]!'
  if (rows <= 5) return 'ui:min-h-[calc(5lh+1.125rem)]!'
  return 'ui:min-h-[calc(8lh+1.125rem)]!'
}
