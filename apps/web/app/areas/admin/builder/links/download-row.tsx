import type { Download } from '@naikkelas/contract/marketing'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { formatBytes, formatDateTime } from '@naikkelas/ui/format'

interface DownloadRowProps {
  file: Download
  /** The form gives this one. */
  isChosen: boolean
  onChoose: () => void
  onRemove: () => void
}

/** A file for forms, distinguished from others of its name by upload time. */
export function DownloadRow({ file: { name, bytes, createdAt }, isChosen, onChoose, onRemove }: DownloadRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-app-sm wrap-anywhere">{name}</p>
        <p className="text-app-xs text-muted">
          {formatBytes(bytes)} · {formatDateTime(createdAt)}
        </p>
      </div>
      {isChosen ? (
        <Badge tone="ok">Dipakai formulir ini</Badge>
      ) : (
        <div className="flex gap-1">
          <Button size="sm" aria-label={`Pilih ${name}`} onClick={onChoose}>
            Pilih
          </Button>
          <Button size="sm" variant="quiet" aria-label={`Hapus ${name}`} onClick={onRemove}>
            Hapus
          </Button>
        </div>
      )}
    </li>
  )
}
