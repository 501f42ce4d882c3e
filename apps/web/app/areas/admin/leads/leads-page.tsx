import type { OutputFor } from '@naikkelas/contract'
import type { ListView } from '@naikkelas/contract/identity'
import { type countLeads, type Lead, leadsAtOnce } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { kelompok, perisai } from '@naikkelas/ui/icons/drawings'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { ExportMenu } from '../exports/export-menu.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useSelectedIds } from '../kit/use-selected-ids.ts'
import { useNumberedPaging } from '../lists/use-numbered-paging.ts'
import { BulkStatus } from './bulk-status.tsx'
import { LeadBoxes } from './lead-boxes.tsx'
import { leadColumns } from './lead-columns.tsx'
import { LeadDetails } from './lead-details.tsx'
import { exportAddress, type LeadFilters, leadQuery } from './lead-filters.ts'
import { nameOf } from './lead-words.ts'
import { LeadsFilterBar } from './leads-filter-bar.tsx'

interface LeadsPageProps {
  list: { items: Lead[]; total: number; page: number; perPage: number; retentionMonths: number }
  counts: OutputFor<typeof countLeads>
  filters: LeadFilters
  views: readonly ListView[]
  /** Changes and exports leads and manages notifications; otherwise read-only. */
  mayManage: boolean
}

/** Everyone who filled in a form of a landing page. */
export function LeadsPage({ list, counts, filters, views, mayManage }: LeadsPageProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const selection = useSelectedIds(leadsAtOnce)
  const columns = useMemo(() => leadColumns({ mayManage, onOpen: setOpenId }), [mayManage])
  const isFiltered = Object.keys(leadQuery({ ...filters, isSpam: false })).length > 0
  return (
    <AdminScreen
      title="Prospek"
      actions={
        mayManage && (
          <>
            <Button asChild variant="quiet" iconStart={<Icon name="bel" size={16} />}>
              <Link to="/admin/prospek/kabar">Kabar prospek</Link>
            </Button>
            {list.total > 0 && <ExportMenu addressOf={(format) => exportAddress(filters, format)} />}
          </>
        )
      }
    >
      <LeadBoxes isSpam={filters.isSpam} />
      {filters.isSpam && (
        <p className="max-w-text text-app-sm text-muted">
          Kiriman di sini tampak seperti robot. Tidak ada yang dibuang
          {mayManage ? ': buka satu, lalu pilih “Bukan spam” bila pengirimnya memang orang.' : '.'}
        </p>
      )}
      <p className="max-w-text text-app-sm text-muted">
        Nama, nomor, e-mail, dan jawaban bebas dihapus otomatis {list.retentionMonths} bulan setelah dikirim; prospeknya
        tetap terhitung. Permintaan untuk tidak dihubungi lagi tetap berlaku.
      </p>
      <ResourceList
        caption="Prospek"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onOpen={({ id }) => setOpenId(id)}
        toolbar={<LeadsFilterBar filters={filters} counts={counts} />}
        views={{ list: 'leads', saved: views }}
        isFiltered={isFiltered}
        empty={filters.isSpam ? noSpam : noLeads}
        noMatch={noMatch}
        bulk={
          mayManage ? { selection, actions: (ids) => <BulkStatus ids={ids} onDone={selection.clear} /> } : undefined
        }
        paging={useNumberedPaging(list)}
      />
      <LeadDetails
        lead={list.items.find(({ id }) => id === openId) ?? null}
        mayManage={mayManage}
        onClose={() => setOpenId(null)}
      />
    </AdminScreen>
  )
}

const noMatch = {
  title: 'Tidak ada prospek yang cocok',
  text: 'Ubah kata pencarian atau saringannya.',
}

const noSpam = {
  title: 'Tidak ada yang mencurigakan',
  icon: perisai,
  text: 'Kiriman yang tampak seperti robot akan ada di sini, terpisah dari prospek Anda.',
}

const noLeads = {
  title: 'Belum ada prospek',
  icon: kelompok,
  text: 'Siapa pun yang mengisi formulir di halaman terbit akan ada di sini. Pasang bagian Formulir minat di salah satu halaman Anda.',
  action: (
    <Button asChild variant="primary">
      <a href="/admin/landing-pages">Buka halaman landing</a>
    </Button>
  ),
}
