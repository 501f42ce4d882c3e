import { Spinner } from '@naikkelas/ui/spinner'

interface LoadingOverlayProps {
  isOpen: boolean
  /** What is waited for. @default 'Memuat' */
  label?: string
}

/** Covers the screen while nothing on it may be pressed: a payment that is begun, an account that is made. */
export function LoadingOverlay({ isOpen, label = 'Memuat' }: LoadingOverlayProps) {
  if (!isOpen) return null
  return (
    <div className="fixed inset-0 z-50 flex items-center justify-center bg-ground/80" data-tone="paper">
      <Spinner size="lg" label={label} />
    </div>
  )
}
