import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the form itself: after each refusal the keyboard is at the first mistake, whose sentence a screen reader reads
 * with the field. A refusal without a field leaves the focus on the button, which is pressed again once the reason has
 * gone: its notice is an alert, said by itself, and only brought into sight.
 * @param refusal another value after each refusal, also where the same thing was refused
 */
export function useMistakeFocus<T extends HTMLElement = HTMLFormElement>(refusal: unknown): RefObject<T | null> {
  const form = useRef<T>(null)
  const known = useRef(refusal)
  useEffect(() => {
    // A form that comes with its mistakes leaves the focus where somebody may be typing already.
    if (known.current === refusal) return
    known.current = refusal
    const mistake = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (mistake) mistake.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return form
}
