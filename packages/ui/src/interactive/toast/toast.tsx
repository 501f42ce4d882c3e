'use client'
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { usePortalContainer } from '../../theme/theme-portal.tsx'
import { ToastCard } from './toast-card.tsx'
import type { ShownToast, ToastOptions } from './toast-options.ts'
import { cx } from '../../primitives/variants.ts'

/** What `useToast` gives. */
export interface Toasts {
  /** Shows it and returns its id. */
  toast: (options: ToastOptions) => string
  dismiss: (id: string) => void
}

const ToastContext = createContext<Toasts | null>(null)

/** `const { toast } = useToast(); toast({ title: 'Tautan disalin' })` */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast must be called inside ToastProvider.')
  return toasts
}

export interface ToastProviderProps extends HTMLAttributes<HTMLElement> {
  /** Name of the region, read out. @default 'Pemberitahuan' */
  label?: string
  /** Name of the cross that closes a message. @default 'Tutup pemberitahuan' */
  closeLabel?: string | undefined
  /** Where messages come. @default 'bottom' */
  placement?: 'bottom' | 'top' | undefined
  /** How long each stays, in ms, unless it says itself. @default 5000; 10000 for errors and actions */
  durationMs?: number | undefined
  children: ReactNode
  ref?: Ref<HTMLElement>
}

const MOST_AT_ONCE = 3

/**
 * One for an application. Messages come at the lower edge or in the upper middle, are read out, and wait while one points at them. A provider
 * inside another hands its messages to the outer one, so that they never lie on top of each other.
 */
export function ToastProvider(props: ToastProviderProps) {
  return useContext(ToastContext) ? props.children : <ToastRegion {...props} />
}

function ToastRegion({
  label = 'Pemberitahuan',
  closeLabel = 'Tutup pemberitahuan',
  placement = 'bottom',
  durationMs,
  className,
  children,
  ...rest
}: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast[]>([])
  const [isClient, setIsClient] = useState(false)
  const count = useRef(0)
  const container = usePortalContainer()
  useEffect(() => setIsClient(true), [])
  const dismiss = useCallback((id: string) => setShown((list) => list.filter((item) => item.id !== id)), [])
  const toast = useCallback((options: ToastOptions) => {
    count.current += 1
    const id = options.id ?? `toast-${count.current}`
    setShown((list) => [...list.filter((item) => item.id !== id), { ...options, id }].slice(-MOST_AT_ONCE))
    return id
  }, [])
  const value = useMemo(() => ({ toast, dismiss }), [toast, dismiss])
  return (
    <ToastContext value={value}>
      {children}
      {isClient &&
        createPortal(
          <section {...rest} aria-label={label} data-placement={placement} className={cx('ui:toasts', className)}>
            <div role="log" aria-live="polite" aria-relevant="additions" className="ui:contents">
              {shown.map((item) => (
                <ToastCard
                  key={item.id}
                  toast={durationMs === undefined ? item : { durationMs, ...item }}
                  closeLabel={closeLabel}
                  onDismiss={dismiss}
                />
              ))}
            </div>
          </section>,
          container ?? document.body,
        )}
    </ToastContext>
  )
}
