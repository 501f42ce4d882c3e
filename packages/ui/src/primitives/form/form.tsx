import type { FormHTMLAttributes, ReactNode, Ref } from 'react'
import { Alert } from '../alert/alert.tsx'
import { Link } from '../link/link.tsx'
import { formVariants } from './form.variants.ts'

export interface FormError {
  /** The `id` of the control, which the message leads to. Left out for what concerns the whole form. */
  id?: string
  /** What is wrong and what to do now, as at the control. */
  message: string
}

export interface FormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** What was refused, in the order of the controls. */
  errors?: readonly FormError[]
  /** Over the list of what was refused. @default 'Ada 2 isian yang perlu diperbaiki' */
  errorsTitle?: string
  /** While it is sent; the button says so too. @default false */
  isBusy?: boolean
  /** Between the fields: 12, 16 or 24 px. @default 'md' */
  gap?: 'sm' | 'md' | 'lg'
  /** Buttons at its end, the deciding one first. */
  actions?: ReactNode
  ref?: Ref<HTMLFormElement>
}

/** Fields under each other, what was refused above them, and the buttons below. The browser checks before it sends. */
export function Form({
  errors = [],
  errorsTitle = `Ada ${errors.length} isian yang perlu diperbaiki`,
  isBusy = false,
  gap,
  actions,
  className,
  children,
  ...rest
}: FormProps) {
  return (
    <form
      {...rest}
      aria-busy={isBusy || undefined}
      data-component="Form"
      data-state={isBusy ? 'loading' : errors.length > 0 ? 'invalid' : undefined}
      className={formVariants({ gap, className })}
    >
      {errors.length > 0 && (
        <Alert tone="danger" title={errorsTitle} isLive>
          <ul className="ui:flex ui:flex-col ui:gap-1">
            {errors.map(({ id, message }) => (
              <li key={`${id} ${message}`}>{id === undefined ? message : <Link href={`#${id}`}>{message}</Link>}</li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      {actions && (
        <div data-part="actions" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
          {actions}
        </div>
      )}
    </form>
  )
}
