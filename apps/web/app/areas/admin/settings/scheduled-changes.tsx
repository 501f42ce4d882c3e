import { cancelScheduledChange, type ScheduledChange } from '@naikkelas/contract/site'
import { Badge } from '@naikkelas/ui/badge'
import { DataTable, type DataTableColumn } from '@naikkelas/ui/data-table'
import { useRef } from 'react'
import { call } from '../../../shared/api/call.ts'
import { formatDateTime } from '@naikkelas/ui/format'
import { RemoveButton } from '../inputs/remove-button.tsx'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

interface ListedChange extends ScheduledChange {
  /** What it changes, in a few words: `Menu Tools`. */
  subject: string
  /** What it is then, a line for each field. */
  lines: readonly string[]
}

interface ScheduledChangesProps {
  changes: readonly ListedChange[]
  /** What is said while there are none. */
  emptyText: string
}

/** What takes effect by itself, earliest first, and the way to withdraw it. */
export function ScheduledChanges({ changes, emptyText }: ScheduledChangesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const keptFocus = useKeptFocus(heading)
  return (
    <section aria-labelledby="terjadwal" className="flex flex-col gap-3" {...keptFocus}>
      <h2 ref={heading} id="terjadwal" tabIndex={-1} className="text-app-lg font-semibold outline-none">
        Perubahan terjadwal
      </h2>
      {changes.length === 0 ? (
        <p className="text-app-sm text-muted">Belum ada jadwal. {emptyText}</p>
      ) : (
        <DataTable
          caption="Perubahan terjadwal dengan waktunya"
          columns={columns}
          rows={changes.toSorted((one, other) => one.effectiveAt.localeCompare(other.effectiveAt))}
          idOf={({ id }) => id}
          nameOf={({ subject }) => subject}
        />
      )}
    </section>
  )
}

const columns: readonly DataTableColumn<ListedChange>[] = [
  {
    id: 'subject',
    header: 'Perubahan',
    cell: ({ subject, lines }) => (
      <>
        <span className="font-semibold">{subject}</span>
        {lines.map((line) => (
          <span key={line} className="block text-app-xs text-muted wrap-anywhere">
            {line}
          </span>
        ))}
      </>
    ),
  },
  {
    id: 'effective',
    header: 'Berlaku',
    canHide: false,
    cell: ({ effectiveAt, failure }) => (
      <span className="flex flex-col items-start gap-1">
        {formatDateTime(effectiveAt)}
        {failure !== null && (
          <>
            <Badge tone="danger">Tidak terjadi</Badge>
            <span className="text-app-xs text-muted">{failure}</span>
          </>
        )}
      </span>
    ),
  },
  {
    id: 'admin',
    header: 'Oleh',
    canHide: false,
    cell: ({ createdBy }) => createdBy ?? 'Akun yang sudah dihapus',
  },
  {
    id: 'cancel',
    header: 'Batalkan',
    canHide: false,
    isActions: true,
    cell: ({ id, subject, effectiveAt, failure }) => (
      <RemoveButton
        label={failure === null ? `Batalkan jadwal ${subject}` : `Hapus jadwal ${subject}`}
        title={failure === null ? `Batalkan jadwal ${subject}?` : `Hapus jadwal ${subject}?`}
        text={
          failure === null
            ? `Perubahan pada ${formatDateTime(effectiveAt)} tidak akan terjadi.`
            : 'Perubahan ini tidak terjadi. Catatannya hilang dari daftar.'
        }
        confirmLabel={failure === null ? 'Batalkan jadwal' : 'Hapus'}
        onRemove={() => call(cancelScheduledChange, { params: { changeId: id } })}
      />
    ),
  },
]
