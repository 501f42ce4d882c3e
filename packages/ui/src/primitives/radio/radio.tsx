import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { choiceHintClass, choiceLabelClass, choiceRowClass, radioBoxClass } from '../checkbox/checkbox.variants.ts'

export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One choice of a group: radios of one question share `name` and stand in a Fieldset. */
export function Radio({ label, hint, className, id, ...rest }: RadioProps) {
  const generated = useId()
  const inputId = id ?? generated
  return (
    <div data-component="Radio" className={`${choiceRowClass}${className ? ` ${className}` : ''}`}>
      <input
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        {...rest}
        id={inputId}
        type="radio"
        className={radioBoxClass}
      />
      <span className="ui:min-w-0">
        <label htmlFor={inputId} className={choiceLabelClass}>
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
