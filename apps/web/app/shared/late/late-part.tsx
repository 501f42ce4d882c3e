import { useToast } from '@naikkelas/ui/toast'
import { type ComponentType, lazy, useEffect, useRef, useState } from 'react'
import { whileLine } from './has-line.ts'

interface Closing {
  onClose?: () => void
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * A lazily loaded part of a screen; requires a Suspense around it. When loading fails (offline, or replaced by a newer
 * build) it shows a message, closes itself and is fetched again when it is shown again: the rest of the screen and its
 * inputs stay.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    asksForLine = true,
  }: { /** False when `load` asks itself, for others too: it may be here. */ asksForLine?: boolean } = {},
): ComponentType<Props> {
  const reach = asksForLine ? whileLine(load) : load
  const attempt = () => lazy(async () => ({ default: await reach().catch(() => NotArrived) }))
  let next = attempt()

  function NotArrived({ onClose, onOpenChange }: Props & Closing) {
    const { toast } = useToast()
    const isReported = useRef(false)
    useEffect(() => {
      if (isReported.current) return
      isReported.current = true
      next = attempt()
      toast({
        id: 'not-arrived',
        title: 'Belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.',
        ...(navigator.onLine && { text: 'Kalau tetap begitu, muat ulang halaman ini. Yang Anda tulis tidak hilang.' }),
        tone: 'danger',
      })
      onClose?.()
      onOpenChange?.(false)
    }, [toast, onClose, onOpenChange])
    return null
  }

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => next)
    // One that stays mounted while it is closed is tried again when it opens.
    if ('isOpen' in props && props.isOpen === true && Part !== next) setPart(() => next)
    return <Part {...props} />
  }
}
