import type { countLeads, Lead, OutputFor } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon, Mark } from '@naikkelas/ui/icons'
import { useState } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router-dom'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { Pager } from '../lists/pager.tsx'
import { LeadBoxes } from './lead-boxes.tsx'
import { LeadDetails } from './lead-details.tsx'
import { exportAddress, type LeadFilters, leadQuery } from './lead-filters.ts'
import { LeadsFilterBar } from './leads-filter-bar.tsx'
import { LeadsTable } from './leads-table.tsx'

interface LeadsPageProps {
  list: { items: Lead[]; total: number; page: number; perPage: number }
  counts: OutputFor<typeof countLeads>
  filters: LeadFilters
  /** Changes them, takes them along and says who is told; else one looks. */
  mayManage: boolean
}

/** Everyone who filled in a form of a landing page. */
export function LeadsPage({ list, counts, filters, mayManage }: LeadsPageProps) {
  const [params] = useSearchParams()
  const [openId, setOpenId] = useState<string | null>(null)
  const heading = useHeadingFocus()
  const isLoading = useNavigation().state === 'loading'
  const isFiltered = Object.keys(leadQuery({ ...filters, isSpam: false })).length > 0
  return (
    <main className="mx-auto flex max-w-bleed flex-col gap-5 px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
          Prospek
        </h1>
        {mayManage && (
          <div className="flex flex-wrap gap-2">
            <Button asChild variant="quiet" iconStart={<Icon name="bel" size={16} />}>
              <Link to="/admin/prospek/kabar">Kabar prospek</Link>
            </Button>
            {list.total > 0 && <ExportMenu addressOf={(format) => exportAddress(filters, format)} />}
          </div>
        )}
      </div>
      <LeadBoxes isSpam={filters.isSpam} />
      {filters.isSpam && (
        <p className="max-w-text text-app-sm text-muted">
          Kiriman di sini tampak seperti robot. Tidak ada yang dibuang
          {mayManage ? ': buka satu, lalu pilih “Bukan spam” bila pengirimnya memang orang.' : '.'}
        </p>
      )}
      <LeadsFilterBar filters={filters} counts={counts} />
      {list.items.length > 0 ? (
        <div
          aria-busy={isLoading}
          className="rounded-surface border border-line bg-surface transition-opacity aria-busy:opacity-60"
        >
          <LeadsTable leads={list.items} mayManage={mayManage} onOpen={setOpenId} />
        </div>
      ) : (
        <div className="rounded-surface border border-line bg-surface">
          {isFiltered ? (
            <EmptyState
              picture={<Icon name="cari" size={32} />}
              title="Tidak ada prospek yang cocok"
              text="Ubah kata pencarian atau saringannya."
              action={
                <Button asChild>
                  <a href="/admin/prospek">Lihat semua prospek</a>
                </Button>
              }
            />
          ) : filters.isSpam ? (
            <EmptyState
              picture={<Mark className="size-10" />}
              title="Tidak ada yang mencurigakan"
              text="Kiriman yang tampak seperti robot akan ada di sini, terpisah dari prospek Anda."
            />
          ) : (
            <EmptyState
              picture={<Mark className="size-10" />}
              title="Belum ada prospek"
              text="Siapa pun yang mengisi formulir di halaman terbit akan ada di sini. Pasang bagian Formulir minat di salah satu halaman Anda."
              action={
                <Button asChild variant="primary">
                  <a href="/admin/landing-pages">Buka halaman landing</a>
                </Button>
              }
            />
          )}
        </div>
      )}
      <Pager
        total={list.total}
        page={list.page}
        perPage={list.perPage}
        addressOf={(page) => `?${withFilter(params, { halaman: page === 1 ? '' : String(page) })}`}
      />
      <LeadDetails
        lead={list.items.find(({ id }) => id === openId) ?? null}
        mayManage={mayManage}
        onClose={() => setOpenId(null)}
      />
    </main>
  )
}
