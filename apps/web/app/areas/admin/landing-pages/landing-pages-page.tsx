import type { countLeads, LandingPageSummary, OutputFor } from '@naikkelas/contract'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon, Mark } from '@naikkelas/ui/icons'
import { useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'
import { CreatePageDialog } from './create-page-dialog.tsx'
import { type Partner } from './kind-fields.tsx'
import { ListFilters } from './list-filters.tsx'
import { PageCard } from './page-card.tsx'
import { withFilter } from '../lists/with-filter.ts'
import type { PageFilters } from './page-filters.ts'
import { Pager } from '../lists/pager.tsx'

interface LandingPagesPageProps {
  list: { items: LandingPageSummary[]; total: number; page: number; perPage: number }
  partners: Partner[]
  /** Of pages whose forms were filled in; empty for those who may not see leads. */
  leadCounts: OutputFor<typeof countLeads>
  filters: PageFilters
  now: string
}

/** Every landing page, with what one does to a page as a whole. */
export function LandingPagesPage({ list, partners, leadCounts, filters, now }: LandingPagesPageProps) {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has('baru')
  const [isCreating, setIsCreating] = useState(isAsked)
  useEffect(() => {
    if (isAsked) setIsCreating(true)
  }, [isAsked])
  const showCreating = (isOpen: boolean) => {
    setIsCreating(isOpen)
    if (!isOpen && isAsked) setParams(withFilter(params, { baru: '' }), { replace: true })
  }
  const heading = useHeadingFocus()
  const isLoading = useNavigation().state === 'loading'
  const isFiltered = filters.search !== '' || filters.status !== undefined || filters.kind !== undefined
  return (
    <main className="mx-auto flex max-w-bleed flex-col gap-5 px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
          Halaman landing
        </h1>
        {/* A form, so that the button works before the script has arrived. */}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setIsCreating(true)
          }}
        >
          <input type="hidden" name="baru" value="1" />
          <Button type="submit" variant="primary" iconStart={<Icon name="tambah" size={16} />}>
            Halaman baru
          </Button>
        </form>
      </div>
      <ListFilters filters={filters} />
      {list.items.length > 0 ? (
        <ul
          aria-label="Daftar halaman"
          aria-busy={isLoading}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4 transition-opacity aria-busy:opacity-60"
        >
          {list.items.map((item) => (
            <PageCard key={item.id} page={item} leads={leadCounts.find(({ pageId }) => pageId === item.id)} now={now} />
          ))}
        </ul>
      ) : (
        <div className="rounded-surface border border-line bg-surface">
          {isFiltered ? (
            <EmptyState
              picture={<Icon name="cari" size={32} />}
              title={filters.status === 'trash' ? 'Sampah kosong' : 'Tidak ada halaman yang cocok'}
              text={
                filters.status === 'trash'
                  ? 'Halaman yang dihapus ada di sini selama 30 hari.'
                  : 'Ubah kata pencarian atau saringannya.'
              }
              action={
                <Button asChild>
                  <a href="/admin/landing-pages">Lihat semua halaman</a>
                </Button>
              }
            />
          ) : (
            <EmptyState
              picture={<Mark className="size-10" />}
              title="Belum ada halaman"
              text="Halaman landing yang Anda susun akan ada di sini: mulai dari kosong atau dari susunan siap pakai."
              action={
                <Button variant="primary" onClick={() => setIsCreating(true)}>
                  Susun halaman pertama
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
      <CreatePageDialog isOpen={isCreating} onOpenChange={showCreating} partners={partners} />
    </main>
  )
}
