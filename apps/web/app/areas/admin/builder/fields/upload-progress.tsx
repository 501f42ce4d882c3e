import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import type { UploadState } from '../media/use-upload.ts'

interface UploadProgressProps {
  state: UploadState
  onCancel: () => void
  onDismiss: () => void
}

/** How far an upload is, and why it failed. */
export function UploadProgress({ state, onCancel, onDismiss }: UploadProgressProps) {
  if (state.kind === 'idle') return null
  if (state.kind === 'failed') {
    return (
      <div
        ref={bringIntoSight}
        role="alert"
        className="flex items-start gap-2 rounded-field bg-danger-ground px-3 py-2 text-app-xs text-danger"
      >
        <Icon name="peringatan" size={16} className="mt-0.5 shrink-0" />
        <p className="min-w-0 flex-1 wrap-anywhere">{state.message}</p>
        <button type="button" onClick={onDismiss} className="font-semibold underline pointer-coarse:min-h-11">
          Mengerti
        </button>
      </div>
    )
  }
  const percent = Math.round(state.share * 100)
  return (
    <div className="flex items-center gap-3 text-app-xs text-muted">
      <div className="min-w-0 flex-1">
        <p className="truncate">{percent >= 100 ? 'Memeriksa gambar…' : `Mengunggah ${state.fileName}`}</p>
        <progress aria-label="Unggahan" max={100} value={percent} className="builder-progress mt-1 h-1.5 w-full" />
      </div>
      <Button size="sm" variant="quiet" onClick={onCancel}>
        Batal
      </Button>
    </div>
  )
}

/** In a panel it may be outside the viewport. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
