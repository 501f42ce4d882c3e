import { type Attendee, groupedCode } from '@naikkelas/contract/learning'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { ConfirmDialog } from '@naikkelas/ui/confirm-dialog'
import { DataTable, type DataTableColumn } from '@naikkelas/ui/data-table'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Field } from '@naikkelas/ui/field'
import { Icon } from '@naikkelas/ui/icons'
import { Input } from '@naikkelas/ui/input'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useMemo, useState } from 'react'
import { messageOf } from '../../../shared/api/api-error.ts'
import { useScreenKeys } from '../lists/use-screen-keys.ts'
import { checkInWords } from './answer-words.ts'
import { type AttendeeFilter, filteredAttendees, type Presence } from './attendee-filter.ts'
import type { Door } from './use-door.ts'

const perPage = 50

/**
 * Who has a seat, searched and filtered in the browser: it works without network, where a change of the address would ask
 * the server.
 */
export function AttendeesTable({ door, mayChange }: { door: Door; mayChange: boolean }) {
  const { attendees, scan, undo } = door
  const [filter, setFilter] = useState<AttendeeFilter>({ words: '', presence: 'all' })
  const [page, setPage] = useState(1)
  const [undone, setUndone] = useState<Attendee | null>(null)
  // Functions of the door are new at each drawing, its columns are not.
  const columns = useMemo(
    () => columnsOf({ mayChange, onScan: (code) => void scan(code), onUndo: setUndone }),
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    [mayChange],
  )
  const found = filteredAttendees(attendees, filter)
  const last = Math.max(1, Math.ceil(found.length / perPage))
  const shown = Math.min(page, last)
  const start = (shown - 1) * perPage
  const change = (changed: Partial<AttendeeFilter>) => {
    setFilter((present) => ({ ...present, ...changed }))
    setPage(1)
  }
  return (
    <>
      <DataTable
        caption="Peserta"
        columns={columns}
        rows={found.slice(start, start + perPage)}
        idOf={({ code }) => code}
        nameOf={({ name, code }) => name ?? groupedCode(code)}
        {...useScreenKeys()}
        toolbar={<Filters filter={filter} onChange={change} />}
        empty={<Empty hasNone={attendees.length === 0} />}
        {...(last > 1 && {
          paging: {
            summary: `${start + 1}–${Math.min(found.length, start + perPage)} dari ${found.length}`,
            ...(shown > 1 && { onPrevious: () => setPage(shown - 1) }),
            ...(shown < last && { onNext: () => setPage(shown + 1) }),
          },
        })}
      />
      <ConfirmDialog
        isOpen={undone !== null}
        onOpenChange={(isOpen) => !isOpen && setUndone(null)}
        title={`Batalkan kehadiran ${undone?.name ?? 'tiket ini'}?`}
        description="Tiketnya dapat dipindai lagi di pintu masuk."
        confirmLabel="Batalkan kehadiran"
        cancelLabel="Kembali"
        onConfirm={() => undo(undone?.code ?? '')}
        errorMessage={messageOf}
      />
    </>
  )
}

const presences: readonly { value: Presence; label: string }[] = [
  { value: 'all', label: 'Semua' },
  { value: 'present', label: 'Hadir' },
  { value: 'absent', label: 'Belum' },
]

interface FiltersProps {
  filter: AttendeeFilter
  onChange: (changed: Partial<AttendeeFilter>) => void
}

const Filters = ({ filter: { words, presence }, onChange }: FiltersProps) => (
  <section aria-label="Saring" className="flex w-full min-w-0 flex-wrap items-center gap-3 lg:w-auto lg:flex-1">
    <Field label="Cari" isLabelHidden className="min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0">
      <Input
        type="search"
        size="sm"
        value={words}
        placeholder="Nama, kode tiket, atau pesanan"
        maxLength={80}
        start={<Icon name="cari" size={16} />}
        onChange={(event) => onChange({ words: event.target.value })}
      />
    </Field>
    <SegmentedControl
      size="sm"
      label="Kehadiran"
      options={presences}
      value={presence}
      onValueChange={(value) => onChange({ presence: value })}
    />
  </section>
)

const Empty = ({ hasNone }: { hasNone: boolean }) =>
  hasNone ? (
    <EmptyState title="Belum ada peserta" text="Yang membeli atau mengambil tiket acara ini tampil di sini." />
  ) : (
    <EmptyState title="Tidak ada peserta yang cocok" text="Cari sebagian nama, kode tiket, atau kode pesanan lain." />
  )

interface ColumnOptions {
  mayChange: boolean
  onScan: (code: string) => void
  onUndo: (attendee: Attendee) => void
}

const columnsOf = ({ mayChange, onScan, onUndo }: ColumnOptions): readonly DataTableColumn<Attendee>[] => [
  {
    id: 'name',
    header: 'Nama',
    cell: ({ name, orderCode }) => (
      <>
        <span className="block min-w-32 font-semibold wrap-anywhere">
          {name ?? <span className="text-muted">Akun sudah dihapus</span>}
        </span>
        <span className="block text-app-xs text-muted lg:hidden">Pesanan {orderCode}</span>
      </>
    ),
  },
  {
    id: 'code',
    header: 'Kode tiket',
    cell: ({ code }) => <span className="font-mono whitespace-nowrap">{groupedCode(code)}</span>,
  },
  {
    id: 'order',
    header: 'Pesanan',
    isWideOnly: true,
    cell: ({ orderCode }) => <span className="whitespace-nowrap">{orderCode}</span>,
  },
  {
    id: 'present',
    header: 'Kehadiran',
    cell: ({ checkIn }) =>
      checkIn === null ? (
        <span className="text-muted">Belum</span>
      ) : (
        <>
          <Badge tone="ok">Hadir</Badge>
          <span className="mt-1 block text-app-xs text-muted wrap-anywhere">{checkInWords(checkIn, new Date())}</span>
        </>
      ),
  },
  ...(mayChange
    ? [
        {
          id: 'acts',
          header: 'Tindakan',
          isActions: true,
          canHide: false,
          cell: (attendee: Attendee) => {
            const who = attendee.name ?? groupedCode(attendee.code)
            return (
              <div className="flex justify-end">
                {attendee.checkIn === null ? (
                  <Button size="sm" aria-label={`Tandai hadir ${who}`} onClick={() => onScan(attendee.code)}>
                    Tandai hadir
                  </Button>
                ) : (
                  <Button size="sm" aria-label={`Batalkan kehadiran ${who}`} onClick={() => onUndo(attendee)}>
                    Batalkan
                  </Button>
                )}
              </div>
            )
          },
        },
      ]
    : []),
]
