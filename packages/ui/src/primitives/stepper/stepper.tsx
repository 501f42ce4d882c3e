import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { centang } from '../../icons/content-icons.ts'
import { IconShape } from '../../icons/icon-shape.tsx'
import { Link } from '../link/link.tsx'
import { cx } from '../variants.ts'
import { type StepperLabels, stepperLabelsId } from './stepper.labels.ts'

export interface StepperStep {
  /** Different from those of the other steps. */
  id: string
  /** One or two words: “Pembayaran”. */
  label: ReactNode
  /** Where a step that is done can be looked at again. */
  href?: string
}

export interface StepperProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** What the steps lead to; read out, not shown: “Langkah pembelian”. */
  label: string
  /** All steps, in their order. */
  steps: readonly StepperStep[]
  /** Index of the step that is at hand; those before it are done. The number of steps where all are. */
  current: number
  /** Everything it says itself: `stepperLabelsEn` for English. @default stepperLabelsId */
  labels?: StepperLabels
  ref?: Ref<HTMLOListElement>
}

/** Where one is on a way of a few steps, which is walked in order: a purchase, a registration. */
export function Stepper({ label, steps, current, labels = stepperLabelsId, className, ...rest }: StepperProps) {
  const seen = Math.min(Math.max(0, current), steps.length - 1)
  return (
    <ol {...rest} aria-label={label} data-component="Stepper" className={cx('ui:stepper', className)}>
      {steps.map(({ id, label, href }, index) => {
        const isDone = index < current
        return (
          <li
            key={id}
            aria-current={index === current ? 'step' : undefined}
            data-state={isDone ? 'done' : index === current ? 'current' : 'upcoming'}
            data-seen={index === seen ? '' : undefined}
          >
            {index === seen && <small>{labels.position(index + 1, steps.length)}</small>}
            <span aria-hidden="true" className="ui:tabular-nums">
              {isDone ? <IconShape of={centang} size={16} /> : index + 1}
            </span>
            <span className="ui:min-w-0">
              {isDone && href !== undefined ? (
                <Link variant="quiet" href={href}>
                  {label}
                </Link>
              ) : (
                label
              )}
              {isDone && <span className="ui:sr-only">, {labels.done}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
