import type { Media } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { formatBytes } from '@naikkelas/ui/format'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import type { UploadQueue, UploadRow } from './upload-queue.ts'

interface UploadListProps {
  queue: UploadQueue
  rows: readonly UploadRow[]
  /** Goes to one that has arrived, or was there already. */
  onShow: (media: Media) => void
}

/** A row for each file that is sent: how far it is, how to stop it, why it failed. */
export function UploadList({ queue, rows, onShow }: UploadListProps) {
  if (rows.length === 0) return null
  const left = rows.filter(({ step }) => step.kind === 'waiting' || step.kind === 'sending').length
  return (
    <section aria-label="Unggahan" className="rounded-surface border border-line bg-surface text-app-sm">
      <div className="flex min-h-11 items-center gap-2 border-b border-line ps-4 pe-2">
        <p role="status" className="flex-1 font-semibold">
          {left > 0 ? `Mengunggah ${left} dari ${rows.length} berkas` : `${rows.length} berkas selesai diproses`}
        </p>
        <Button size="sm" variant="quiet" onClick={() => queue.clear()}>
          Bersihkan
        </Button>
      </div>
      <ul className="max-h-60 overflow-y-auto">
        {rows.map((row) => (
          <Row key={row.id} row={row} queue={queue} onShow={onShow} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row: { id, file, step }, queue, onShow }: { row: UploadRow } & Omit<UploadListProps, 'rows'>) {
  const isMoving = step.kind === 'waiting' || step.kind === 'sending'
  return (
    <li className="flex min-h-12 items-center gap-3 px-4 py-1.5 not-last:border-b not-last:border-line">
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 gap-2">
          <span className="truncate font-medium">{file.name}</span>
          <span className="shrink-0 text-muted">{formatBytes(file.size)}</span>
        </p>
        <Step name={file.name} step={step} />
      </div>
      {step.kind === 'done' && (
        <Button size="sm" variant="quiet" onClick={() => onShow(step.media)}>
          Tampilkan
        </Button>
      )}
      {step.kind === 'failed' && step.canRetry && (
        <Button size="sm" onClick={() => queue.retry(id)}>
          Coba lagi
        </Button>
      )}
      <IconButton
        size="sm"
        label={isMoving ? `Batalkan ${file.name}` : `Hapus ${file.name} dari daftar`}
        icon={<Icon name="silang" size={16} />}
        onClick={() => queue.remove(id)}
      />
    </li>
  )
}

function Step({ name, step }: { name: string; step: UploadRow['step'] }) {
  switch (step.kind) {
    case 'waiting':
      return <p className="text-app-xs text-muted">Menunggu giliran</p>
    case 'sending': {
      const percent = Math.round(step.share * 100)
      return (
        <div className="flex items-center gap-2 text-app-xs text-muted">
          <progress
            aria-label={`Unggahan ${name}`}
            max={100}
            value={percent}
            className="builder-progress h-1.5 w-32 max-w-full"
          />
          {percent < 100 ? `${percent}%` : 'Memeriksa…'}
        </div>
      )
    }
    case 'done':
      return (
        <p className="flex items-center gap-1 text-app-xs text-ok">
          <Icon name="centang" size={16} />
          {step.isKnown ? `Sudah pernah diunggah, sebagai “${step.media.fileName}”` : 'Selesai diunggah'}
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="flex items-center gap-1 text-app-xs text-danger">
          <Icon name="peringatan" size={16} className="shrink-0" />
          {step.message}
        </p>
      )
  }
}
