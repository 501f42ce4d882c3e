import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { fieldControlVariants } from '../field/field.variants.ts'
import { adornmentClass, inputGroupClass, inputInGroupClass } from './input.variants.ts'

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Inside the frame, before the text: an icon, `Rp`, `naikkelas.id/`. Decorative or said in the label. */
  start?: ReactNode
  /** Inside the frame, after the text: a unit, a button. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Belongs in a Field, which gives it its label. */
export function Input({ size, start, end, type = 'text', className, style, ...rest }: InputProps) {
  if (start === undefined && end === undefined) {
    return (
      <input
        {...rest}
        type={type}
        data-component="Input"
        style={style}
        className={fieldControlVariants({ size, className })}
      />
    )
  }
  return (
    <div
      data-component="Input"
      style={style}
      data-state={rest['aria-invalid'] === true || rest['aria-invalid'] === 'true' ? 'invalid' : undefined}
      className={`${fieldControlVariants({ size })} ${inputGroupClass}${className ? ` ${className}` : ''}`}
    >
      {start !== undefined && <span className={adornmentClass}>{start}</span>}
      <input {...rest} type={type} className={inputInGroupClass} />
      {end !== undefined && <span className={adornmentClass}>{end}</span>}
    </div>
  )
}
