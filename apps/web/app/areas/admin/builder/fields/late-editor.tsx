import { Button } from '@naikkelas/ui/button'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { whileLine } from '../../../../shared/late/has-line.ts'

/**
 * An editor that is loaded when it is first shown, and rendered synchronously afterwards. Its place is reserved
 * meanwhile; a failed load says so there and can be retried.
 */
export function lateEditor<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { height = 'h-16' }: { /** Of the place that is kept for it, as a class. */ height?: string } = {},
): ComponentType<Props & { label: string }> {
  let arrived: ComponentType<Props> | null = null
  const fetchIt = whileLine(load)
  const arrive = async () => {
    arrived = await fetchIt()
  }

  return function LateEditor(props: Props & { label: string }) {
    const [round, nextRound] = useReducer((count: number) => count + 1, 0)
    const [missingIn, setMissingIn] = useState<number | null>(null)
    const [, drawAgain] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      if (arrived) return
      let isCurrent = true
      arrive().then(
        () => isCurrent && drawAgain(),
        () => isCurrent && setMissingIn(round),
      )
      return () => {
        isCurrent = false
      }
    }, [round])
    const Editor = arrived
    if (Editor) return <Editor {...props} />
    if (missingIn !== round)
      return (
        <div aria-busy="true" data-late-editor="">
          <span className="sr-only">Memuat {props.label}</span>
          <Skeleton shape="box" className={height} />
        </div>
      )
    return (
      <div
        role="group"
        aria-label={props.label}
        className="flex flex-col items-start gap-2 rounded-box border border-line p-3"
      >
        <p className="text-app-xs text-muted">
          {props.label} belum dapat dimuat. Periksa koneksi Anda, lalu coba lagi.
        </p>
        <Button size="sm" onClick={nextRound}>
          Coba lagi
        </Button>
      </div>
    )
  }
}
