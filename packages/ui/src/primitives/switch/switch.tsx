import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { choiceHintClass, choiceLabelClass } from '../checkbox/checkbox.variants.ts'
import { keptAsIs } from '../read-only.ts'
import { switchClass } from './switch.variants.ts'

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'role'> {
  /** What is on when it is on; it does not change with the state. */
  label: ReactNode
  hint?: ReactNode
  /** Label at the start and switch at the end of the line. @default false */
  isSpread?: boolean
  ref?: Ref<HTMLInputElement>
}

/** On or off, at once. What waits for a save button is a Checkbox. */
export function Switch({ label, hint, isSpread = false, className, style, readOnly, id, ...rest }: SwitchProps) {
  const generated = useId()
  const inputId = id ?? generated
  const row = isSpread ? 'ui:flex-row-reverse ui:justify-between' : ''
  return (
    <div
      data-component="Switch"
      style={style}
      className={`ui:relative ui:isolate ui:flex ui:items-start ui:gap-3 ui:touch-y ui:pointer-coarse:items-center ${row}${className ? ` ${className}` : ''}`}
    >
      <input
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        aria-readonly={readOnly}
        {...rest}
        {...keptAsIs(readOnly)}
        id={inputId}
        type="checkbox"
        role="switch"
        className={switchClass}
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
