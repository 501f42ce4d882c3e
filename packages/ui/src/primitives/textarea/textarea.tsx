import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '../variants.ts'
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
      className={cx(
        classes,
        'ui:py-2 ui:leading-normal',
        isAutoHeight && ['ui:field-sizing-content', leastHeight(rows)],
      )}
    />
  )
}

/** With `field-sizing` the browser forgets `rows`; padding and border add 18 px. */
function leastHeight(rows: number): string {
  if (rows <= 1) return 'ui:lines-1'
  if (rows === 2) return 'ui:lines-2'
  if (rows === 3) return 'ui:lines-3'
  if (rows <= 5) return 'ui:lines-5'
  return 'ui:lines-8'
}
