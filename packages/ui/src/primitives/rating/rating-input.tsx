import { type ChangeEvent, type FocusEvent, type HTMLAttributes, type Ref, useId } from 'react'
import { takesHandlers } from '../client-react.ts'
import { keptAsIs } from '../read-only.ts'
import { cx } from '../variants.ts'
import { type RatingInputLabels, ratingInputLabelsId } from './rating-input.labels.ts'
import { oneStar } from './star-paths.ts'

export type StarCount = 1 | 2 | 3 | 4 | 5

export interface RatingInputProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange' | 'defaultValue'> {
  /** What is rated; read out, not shown: “Nilai kelas ini”. */
  label: string
  /** Controlled value; null for none. */
  value?: StarCount | null
  /** @default null */
  defaultValue?: StarCount | null
  /** Called with the event of the radio that was chosen. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onValueChange?: (value: StarCount) => void
  /** Name in a form, which sends `1` to `5`, or nothing. @default one of its own */
  name?: string
  /** @default false */
  disabled?: boolean
  /** A form is not sent before one is chosen. @default false */
  required?: boolean
  /** Seen and sent, but not changed. @default false */
  readOnly?: boolean
  /** Everything it says itself: `ratingInputLabelsEn` for English. @default ratingInputLabelsId */
  labels?: RatingInputLabels
  ref?: Ref<HTMLDivElement>
}

const all = [1, 2, 3, 4, 5] as const

/** One to five stars to choose from, with what they mean. Radios underneath: it works in a form without a script. */
export function RatingInput({
  label,
  value,
  defaultValue = null,
  onChange,
  onValueChange,
  name,
  disabled = false,
  required,
  readOnly,
  labels = ratingInputLabelsId,
  className,
  onBlur,
  ...rest
}: RatingInputProps) {
  const generated = useId()
  return (
    <div
      {...(takesHandlers && !disabled && { tabIndex: -1, onFocus: focusChosen })}
      aria-readonly={readOnly}
      aria-required={required}
      {...rest}
      {...(onBlur && {
        onBlur: (event: FocusEvent<HTMLDivElement>) => {
          // From one star to the next the group is not left.
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event)
        },
      })}
      role="radiogroup"
      aria-label={label}
      data-component="RatingInput"
      className={cx('ui:gold ui:rating-input', className)}
    >
      {all.map((stars) => (
        <label key={stars}>
          <input
            type="radio"
            name={name ?? generated}
            value={stars}
            disabled={disabled}
            required={required}
            {...(value === undefined
              ? { defaultChecked: stars === defaultValue }
              : // The event of a radio has its value as a text, which form libraries give back.
                {
                  checked: String(stars) === String(value),
                  readOnly: onValueChange === undefined && onChange === undefined,
                })}
            {...((onChange || onValueChange) && {
              onChange: (event: ChangeEvent<HTMLInputElement>) => {
                onChange?.(event)
                onValueChange?.(stars)
              },
            })}
            {...keptAsIs(readOnly)}
          />
          <svg viewBox="0 0 42 40" aria-hidden="true">
            <path d={oneStar} />
          </svg>
          <span className="ui:sr-only">{`${labels.stars(stars)}, `}</span>
          <span>{labels.meanings[stars - 1]}</span>
        </label>
      ))}
    </div>
  )
}

/** A form that points at a refused control focuses the group: the star that is chosen takes the focus, or the first. */
function focusChosen({ target, currentTarget }: FocusEvent<HTMLDivElement>) {
  if (target !== currentTarget) return
  const radio = currentTarget.querySelector<HTMLInputElement>(':checked') ?? currentTarget.querySelector('input')
  radio?.focus()
}
