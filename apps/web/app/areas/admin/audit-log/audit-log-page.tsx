import type { OutputFor } from '@naikkelas/contract'
import type { AuditEntry, AuditEntryDetail, listAuditEntries, ListView } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { AuditEntrySheet } from './audit-entry-sheet.tsx'
import { AuditExportDialog } from './audit-export-dialog.tsx'
import { AuditFilterBar } from './audit-filter-bar.tsx'
import { type AuditFilters, auditQuery, pageAt } from './audit-filters.ts'
import { actionWords, recordWords } from './audit-words.ts'

interface AuditLogPageProps {
  list: OutputFor<typeof listAuditEntries>
  /** The entry that is open; null for none. */
  entry: AuditEntryDetail | null
  admins: readonly { id: string; name: string }[]
  filters: AuditFilters
  views: readonly ListView[]
}

/** What every admin changed, latest first, with each record before and after. */
export function AuditLogPage({ list, entry, admins, filters, views }: AuditLogPageProps) {
  const [params, setParams] = useSearchParams()
  const { newer, older } = list
  const [isExporting, setIsExporting] = useState(false)
  const go = (side: 'older' | 'newer', place: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, place), catatan: '' }))
  const open = (id: string) => setParams((present) => withEntry(present, id), { preventScrollReset: true })
  const columns = useMemo(() => columnsOf((id) => `?${withEntry(params, id)}`), [params])
  return (
    <AdminScreen
      title="Log audit"
      description="Setiap perubahan oleh admin, dengan isi sebelum dan sesudahnya. Catatan tidak dapat diubah atau dihapus."
      actions={
        <Button iconStart={<Icon name="unduh" size={16} />} onClick={() => setIsExporting(true)}>
          Ekspor
        </Button>
      }
    >
      <ResourceList
        caption="Log audit"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ endpoint, at }) => `${actionWords(endpoint)}, ${formatDateTime(at)}`}
        hiddenAtFirst={hiddenAtFirst}
        onOpen={({ id }) => open(id)}
        toolbar={<AuditFilterBar filters={filters} admins={admins} />}
        views={{ list: 'audit_log', saved: views }}
        isFiltered={Object.keys(auditQuery(filters)).length > 0}
        empty={{ title: 'Belum ada catatan', text: 'Perubahan pertama oleh admin akan tampil di sini.' }}
        noMatch={{
          title: 'Tidak ada catatan yang cocok',
          text: 'Longgarkan saringannya untuk melihat catatan lain.',
        }}
        paging={
          newer === null && older === null
            ? undefined
            : {
                ...(newer !== null && { onPrevious: () => go('newer', newer) }),
                ...(older !== null && { onNext: () => go('older', older) }),
              }
        }
      />
      {isExporting && <AuditExportDialog filter={auditQuery(filters)} onClose={() => setIsExporting(false)} />}
      {entry && <AuditEntrySheet entry={entry} onClose={() => open('')} />}
    </AdminScreen>
  )
}

/** The same page with an entry open; '' closes it. */
const withEntry = (params: URLSearchParams, id: string) =>
  withFilter(params, { halaman: params.get('halaman') ?? '', catatan: id })

const hiddenAtFirst = ['recordId', 'endpoint']

const columnsOf = (addressOf: (id: string) => string): readonly DataTableColumn<AuditEntry>[] => [
  {
    id: 'action',
    header: 'Tindakan',
    cell: ({ id, endpoint }) => (
      <Link
        to={addressOf(id)}
        preventScrollReset
        className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
      >
        {actionWords(endpoint)}
      </Link>
    ),
  },
  { id: 'admin', header: 'Admin', cell: ({ admin }) => admin.name ?? 'Akun yang sudah dihapus' },
  { id: 'recordType', header: 'Jenis data', cell: ({ recordType }) => recordWords(recordType) },
  {
    id: 'recordId',
    header: 'ID data',
    cell: ({ recordId }) => <code className="text-app-xs wrap-anywhere">{recordId ?? 'tanpa ID'}</code>,
  },
  {
    id: 'endpoint',
    header: 'Alamat API',
    cell: ({ endpoint }) => <code className="text-app-xs wrap-anywhere">{endpoint}</code>,
  },
  { id: 'reason', header: 'Alasan', cell: ({ reason }) => reason ?? <span className="text-muted">tidak diminta</span> },
  {
    id: 'at',
    header: 'Waktu',
    cell: ({ at }) => (
      <time dateTime={at} className="lg:whitespace-nowrap">
        {formatDateTime(at)}
      </time>
    ),
  },
]
