import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { choiceHintClass, choiceLabelClass, choiceRowClass, radioBoxClass } from '../checkbox/checkbox.variants.ts'
import { keptAsIs } from '../read-only.ts'

export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One choice of a group: radios of one question share `name` and stand in a Fieldset. */
export function Radio({ label, hint, className, style, readOnly, id, ...rest }: RadioProps) {
  const generated = useId()
  const inputId = id ?? generated
  return (
    <div data-component="Radio" style={style} className={`${choiceRowClass}${className ? ` ${className}` : ''}`}>
      <input
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        {...rest}
        {...keptAsIs(readOnly)}
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
