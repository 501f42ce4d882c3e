import { Children, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { fieldRowVariants } from './field-row.variants.ts'

export interface FieldRowProps extends HTMLAttributes<HTMLDivElement> {
  /** Two to four Fields, which share the width. Other children (a switch, a word) are aligned with the controls. */
  children: ReactNode
  /** Buttons at the end of the row, on the line of the controls. */
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * Fields beside each other with their buttons: controls on one line, however many lines their labels, hints and errors
 * take. In a narrow place they stand below each other.
 */
export function FieldRow({ actions, className, children, ...rest }: FieldRowProps) {
  return (
    <div {...rest} data-component="FieldRow" className={fieldRowVariants({ className })}>
      <div data-fields={Math.min(Children.toArray(children).length, 4)} className="ui:field-row">
        {children}
        {actions && (
          <div data-part="actions" className="ui:flex ui:flex-wrap ui:items-center ui:gap-2">
            {actions}
          </div>
        )}
      </div>
    </div>
  )
}
