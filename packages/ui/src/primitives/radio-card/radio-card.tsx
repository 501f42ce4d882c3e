import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { choiceHintClass, choiceLabelClass, radioBoxClass } from '../checkbox/checkbox.variants.ts'
import { keptAsIs } from '../read-only.ts'
import { cx } from '../variants.ts'

export interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode
  /** What the choice means, below its label. */
  hint?: ReactNode
  /** What it costs, written out: `Rp4.000`, `Gratis`. Read out after the label. */
  price?: ReactNode
  /** At the end: the mark of a bank, a picture. Decorative, the label says the same. */
  mark?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One choice of a group as a card that is pressed as a whole: a way to pay, a package. Belongs in a RadioCardGroup. */
export function RadioCard({ label, hint, price, mark, className, style, readOnly, id, ...rest }: RadioCardProps) {
  const generated = useId()
  const inputId = id ?? generated
  const described = [price ? `${inputId}-price` : '', hint ? `${inputId}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div
      data-component="RadioCard"
      style={style}
      className={cx(
        'ui:relative ui:isolate ui:flex ui:flex-wrap ui:items-center ui:gap-3 ui:min-w-0 ui:rounded-surface ui:border ui:border-line-strong ui:bg-surface ui:p-4 ui:text-text ui:eased ui:hover:border-text ui:control-group ui:choice-card',
        className,
      )}
    >
      <input
        aria-describedby={described || undefined}
        {...rest}
        {...keptAsIs(readOnly)}
        id={inputId}
        type="radio"
        className={radioBoxClass}
      />
      <span className="ui:min-w-0">
        <label htmlFor={inputId} className={`${choiceLabelClass} ui:font-semibold`}>
          {label}
        </label>
        {hint && (
          <span id={`${inputId}-hint`} className={choiceHintClass}>
            {hint}
          </span>
        )}
      </span>
      {(price || mark) && (
        <span className="ui:ms-auto ui:flex ui:items-center ui:gap-3">
          {price && (
            <span id={`${inputId}-price`} className="ui:text-app-sm ui:font-semibold ui:tabular-nums">
              {price}
            </span>
          )}
          {mark && <span aria-hidden="true">{mark}</span>}
        </span>
      )}
    </div>
  )
}
