import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'

/** A component's own ref to its element, which the application's `ref` shares. */
export function useSharedRef<Element>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const own = useRef<Element>(null)
  useImperativeHandle<Element | null, Element | null>(ref, () => own.current, [])
  return own
}
