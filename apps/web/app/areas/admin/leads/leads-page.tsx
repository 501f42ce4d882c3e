import type { OutputFor } from '@naikkelas/contract'
import { type countLeads, type Lead, leadsAtOnce } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { kelompok, perisai } from '@naikkelas/ui/icons/drawings'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ExportMenu } from '../exports/export-menu.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { SelectionBar } from '../kit/selection-bar.tsx'
import { useRowSelection } from '../kit/use-row-selection.ts'
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
  /** Changes and exports leads and manages notifications; otherwise read-only. */
  mayManage: boolean
}

/** Everyone who filled in a form of a landing page. */
export function LeadsPage({ list, counts, filters, mayManage }: LeadsPageProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const selection = useRowSelection({ order: list.items.map(({ id }) => id), atMost: leadsAtOnce })
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
      <LeadsFilterBar filters={filters} counts={counts} />
      {mayManage && list.items.length > 0 && (
        <SelectionBar selection={selection} noun="prospek" shownCount={list.items.length} total={list.total}>
          <BulkStatus ids={[...selection.ids]} onDone={selection.clear} />
        </SelectionBar>
      )}
      <ResourceList
        caption="Daftar prospek"
        columns={leadColumns({ mayManage, onOpen: setOpenId })}
        items={list.items}
        keyOf={(lead) => lead.id}
        isFiltered={isFiltered}
        empty={filters.isSpam ? noSpam : noLeads}
        noMatch={noMatch}
        selectable={mayManage ? { selection, nameOf } : undefined}
        paging={list}
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
