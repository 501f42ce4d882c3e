'use client'
import {
  type DialogHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { cx } from '../../primitives/variants.ts'
import type { Side } from '../popover/keep-beside.ts'
import { useSharedRef } from '../use-shared-ref.ts'
import { keepSpot } from './keep-spot.ts'
import { type TourLabels, tourLabelsId } from './tour.labels.ts'

export interface TourStep {
  /** What it is about: a CSS selector, or a ref. Without one the step is shown in the middle; a step whose target is not in sight is left out. */
  target?: string | RefObject<Element | null>
  title: ReactNode
  text?: ReactNode
  /** On which side of its target it is shown; turned round where there is no room. @default 'bottom' */
  side?: Side
}

export interface TourProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open' | 'children'> {
  /** In their order; those that are open stay as they were when it opened. */
  steps: readonly TourStep[]
  isOpen: boolean
  /** Called at the last button, the only way out: keep that it was seen, and close it. */
  onFinish: () => void
  /** Everything it says itself: `tourLabelsEn` for English. @default tourLabelsId */
  labels?: TourLabels
  ref?: Ref<HTMLDialogElement>
}

/**
 * Shows new people around, one place of the screen after the other. The focus stays in it, and neither Escape nor a
 * press beside it ends it: a tour that vanished by accident is never seen again.
 */
export function Tour({
  steps,
  isOpen,
  onFinish,
  labels = tourLabelsId,
  className,
  onKeyDown,
  ref,
  ...rest
}: TourProps) {
  const dialog = useSharedRef(ref)
  const spot = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const onwards = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const textId = `${titleId}-text`
  const [shown, setShown] = useState<readonly TourStep[]>([])
  const [at, setAt] = useState(0)
  const step = shown[at]
  const isLast = at === shown.length - 1

  useEffect(() => {
    setAt(0)
    setShown(isOpen ? steps.filter(isInSight) : [])
    // The steps of an open tour stay: what it points at may come and go while it runs.
  }, [isOpen])
  const hasSteps = shown.length > 0
  useEffect(() => {
    const { current: element } = dialog
    if (!hasSteps || !element) return
    element.showModal()
    onwards.current?.focus()
    return () => element.close()
  }, [hasSteps, dialog])
  useEffect(() => {
    // The way back is gone on the first step, with the focus that may be on it.
    if (!dialog.current?.contains(document.activeElement)) onwards.current?.focus()
    const target = step && elementOf(step)
    if (!target || !spot.current || !panel.current) return
    target.scrollIntoView({ block: 'center', inline: 'nearest' })
    return keepSpot(target, spot.current, panel.current, step.side ?? 'bottom')
  }, [step, dialog])

  return (
    <dialog
      // Browsers that know it do not even ask.
      closedby="none"
      {...rest}
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={step?.text === undefined ? undefined : textId}
      data-component="Tour"
      className={cx('ui:tour', className)}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Escape') event.preventDefault()
      }}
    >
      {step && (
        <>
          <div ref={spot} aria-hidden="true" className="ui:text-tinta-950/50" />
          <div
            ref={panel}
            data-part="panel"
            className="ui:beside ui:fixed ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:p-4 ui:text-app-sm ui:text-text ui:shadow-e3"
          >
            <div aria-live="polite" aria-atomic="true">
              <p className="ui:text-app-xs ui:text-muted">{labels.position(at + 1, shown.length)}</p>
              <h2 id={titleId} className="ui:text-app-md ui:font-bold">
                {step.title}
              </h2>
              {step.text !== undefined && (
                <div id={textId} className="ui:mt-1.5 ui:text-pretty">
                  {step.text}
                </div>
              )}
            </div>
            <div className="ui:mt-3 ui:flex ui:flex-wrap ui:gap-2">
              {at > 0 && (
                <Button size="sm" onClick={() => setAt(at - 1)}>
                  {labels.back}
                </Button>
              )}
              <Button
                ref={onwards}
                size="sm"
                variant="primary"
                className="ui:ms-auto"
                onClick={() => (isLast ? onFinish() : setAt(at + 1))}
              >
                {isLast ? labels.done : labels.next}
              </Button>
            </div>
          </div>
        </>
      )}
    </dialog>
  )
}

function elementOf({ target }: TourStep): Element | null {
  return typeof target === 'string' ? document.querySelector(target) : (target?.current ?? null)
}

/** On a phone a menu may be folded away: what cannot be seen cannot be shown. */
function isInSight(step: TourStep): boolean {
  return step.target === undefined || (elementOf(step)?.checkVisibility({ visibilityProperty: true }) ?? false)
}
