import type { OutputFor } from '@naikkelas/contract'
import type { Certificate, listCertificates } from '@naikkelas/contract/learning'
import { Button } from '@naikkelas/ui/button'
import { sertifikat } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { pageAt } from '../content/content-filters.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { useAddressFilters } from '../lists/use-address-filters.ts'
import { withFilter } from '../lists/with-filter.ts'
import { type CertificateAct, certificateColumns, RevocationNote } from './certificate-columns.tsx'
import { ReissueDialog, RestoreDialog, RevokeDialog } from './certificate-dialogs.tsx'
import type { CertificateFilters } from './certificate-filters.ts'

interface CertificatesPageProps {
  list: OutputFor<typeof listCertificates>
  filters: CertificateFilters
  mayChange: boolean
}

const dialogs = { revoke: RevokeDialog, restore: RestoreDialog, reissue: ReissueDialog } as const

/** Certificates that were issued, latest first: looked up, revoked, restored and issued again. */
export function CertificatesPage({ list, filters, mayChange }: CertificatesPageProps) {
  const [, setParams] = useSearchParams()
  const [opened, setOpened] = useState<{ act: CertificateAct; certificate: Certificate } | null>(null)
  const columns = useMemo(
    () => certificateColumns({ mayChange, onAct: (act, certificate) => setOpened({ act, certificate }) }),
    [mayChange],
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  const Dialog = opened && dialogs[opened.act]
  return (
    <AdminScreen
      title="Sertifikat"
      description="Terbit sendiri begitu seluruh materi kelas selesai."
      actions={
        <Button asChild>
          <Link to="/admin/sertifikat/templat">Templat</Link>
        </Button>
      }
    >
      <ResourceList
        caption="Sertifikat"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ number }) => number}
        detailsOf={({ revoked }) => revoked && <RevocationNote revoked={revoked} />}
        toolbar={<Filters filters={filters} />}
        isFiltered={filters.search !== '' || filters.state !== undefined}
        empty={{
          title: 'Belum ada sertifikat',
          icon: sertifikat,
          text: 'Sertifikat pertama muncul di sini setelah seorang peserta menyelesaikan kelasnya.',
        }}
        noMatch={{ title: 'Tidak ada sertifikat yang cocok', text: 'Cari nomor, kode, atau nama lain.' }}
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
      {opened && Dialog && (
        <Dialog key={opened.certificate.id} certificate={opened.certificate} onClose={() => setOpened(null)} />
      )}
    </AdminScreen>
  )
}

const stateWords = { valid: 'Berlaku', revoked: 'Dicabut' } as const

function Filters({ filters }: { filters: CertificateFilters }) {
  const { search, type, change } = useAddressFilters(filters.search)
  const { state } = filters
  return (
    <FilterBar
      size="sm"
      search={{
        label: 'Cari',
        placeholder: 'Nomor, kode, nama, atau kelas',
        words: search,
        onType: type,
        className: 'min-w-0 flex-1 basis-full sm:max-w-80 sm:basis-0',
      }}
      filters={
        state === undefined
          ? []
          : [{ id: 'status', label: `Status: ${stateWords[state]}`, onRemove: () => change({ status: '' }) }]
      }
      onClear={() => change({ status: '' })}
    >
      <FilterChoice
        label="Status"
        value={state ?? ''}
        options={[
          { value: '', label: 'Semua' },
          ...Object.entries(stateWords).map(([value, label]) => ({ value, label })),
        ]}
        onChoose={(status) => change({ status })}
      />
    </FilterBar>
  )
}
