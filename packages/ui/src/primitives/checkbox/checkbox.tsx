import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { takesHandlers } from '../client-react.ts'
import { keptAsIs } from '../read-only.ts'
import { checkboxBoxClass, choiceHintClass, choiceLabelClass, choiceRowClass } from './checkbox.variants.ts'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** What is true when it is ticked. */
  label: ReactNode
  hint?: ReactNode
  /** Some, but not all, of the items it represents are selected. Browsers know this as a property only: a server component says it to screen readers and draws it. */
  isMixed?: boolean
  /** For a row of a table, where the row says what it is. @default false */
  isLabelHidden?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Yes or no, sent with the form. What takes effect at once is a Switch. */
export function Checkbox({
  label,
  hint,
  isMixed,
  isLabelHidden = false,
  className,
  style,
  readOnly,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const generated = useId()
  const inputId = id ?? generated
  return (
    <div data-component="Checkbox" style={style} className={`${choiceRowClass}${className ? ` ${className}` : ''}`}>
      <input
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        aria-readonly={readOnly}
        {...rest}
        {...keptAsIs(readOnly)}
        id={inputId}
        type="checkbox"
        {...(isMixed === undefined ? { ref } : mixedState(isMixed, ref))}
        data-state={isMixed ? 'mixed' : undefined}
        className={checkboxBoxClass}
      />
      <span className="ui:min-w-0">
        <label htmlFor={inputId} className={isLabelHidden ? 'ui:sr-only' : choiceLabelClass}>
          {label}
        </label>
        {hint && (
          <span id={`${inputId}-hint`} className={choiceHintClass}>
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}

function mixedState(isMixed: boolean, ref: Ref<HTMLInputElement> | undefined) {
  if (takesHandlers) return { ref: mixedRef(isMixed, ref) }
  return isMixed ? { 'aria-checked': 'mixed' as const } : {}
}

function mixedRef(isMixed: boolean, ref: Ref<HTMLInputElement> | undefined) {
  return (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
}
