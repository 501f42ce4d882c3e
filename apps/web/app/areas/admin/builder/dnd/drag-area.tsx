import { useToast } from '@naikkelas/ui/toast'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { whileLine } from '../../../../shared/late/has-line.ts'
import { dragHintId } from './drag-source.ts'
import { createDragStore, DragContext, type Dragging } from './drag-state.ts'
import { holdPress, type HeldPress, type Lift, type Lifted, type Press } from './held-press.ts'

type Engine = typeof import('./drag-engine.tsx').DragEngine

const loadEngine = whileLine(() => import('./drag-engine.tsx'))

interface DragAreaProps {
  children: ReactNode
}

/** The one place where dragging happens: palette, outline and canvas share it. See README.md for the life of a drag. */
export function DragArea({ children }: DragAreaProps) {
  const { toast } = useToast()
  const [drag] = useState(createDragStore)
  const [Engine, setEngine] = useState<ComponentType<ComponentProps<Engine>> | null>(null)
  const lift = useRef<Lift | null>(null)
  const held = useRef<HeldPress | null>(null)
  const isLoading = useRef(false)

  const [dragging] = useState<Dragging>(() => {
    const prepare = () => {
      if (isLoading.current) return
      isLoading.current = true
      loadEngine().then(
        ({ DragEngine }) => setEngine(() => DragEngine),
        () => {
          isLoading.current = false
          notArrived()
        },
      )
    }
    const notArrived = () => {
      const isWanted = held.current?.isDrag()
      held.current?.letGo()
      held.current = null
      if (isWanted)
        toast({
          id: 'not-arrived',
          title: 'Belum dapat diseret. Periksa koneksi Anda, lalu coba lagi.',
          text: 'Bagian juga dapat dipindahkan dengan tombol Naikkan dan Turunkan.',
          tone: 'danger',
        })
    }
    return {
      store: drag,
      prepare,
      lift(lifted: Lifted, press: Press) {
        if (lift.current) return lift.current(lifted, press)
        const announceMissing = () => !isLoading.current && notArrived()
        held.current?.letGo()
        held.current = holdPress(lifted, press, announceMissing)
        prepare()
        if (held.current.isDrag()) announceMissing()
      },
    }
  })
  const ready = useCallback((lifts: Lift) => {
    lift.current = lifts
    held.current?.goOn(lifts)
    held.current = null
  }, [])
  // Touch has no hover before the press.
  useEffect(() => {
    if (matchMedia('(any-pointer: coarse)').matches) dragging.prepare()
  }, [dragging])

  return (
    <DragContext value={dragging}>
      {children}
      {Engine && <Engine drag={drag} onReady={ready} />}
      <p id={dragHintId} hidden>
        Tekan Spasi untuk mengangkat, panah naik dan turun untuk memindahkan, Spasi lagi untuk menaruh, Escape untuk
        batal.
      </p>
    </DragContext>
  )
}
