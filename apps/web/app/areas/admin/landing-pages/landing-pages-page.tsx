import type { OutputFor } from '@naikkelas/contract'
import type { countLeads, listPageViews } from '@naikkelas/contract/marketing'
import { type LandingPageSummary, pagesAtOnce, type PerformedBulkAction } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon, Mark } from '@naikkelas/ui/icons'
import { Suspense, useEffect, useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useRowSelection } from '../kit/use-row-selection.ts'
import { CreatePageDialog } from './create-page-dialog.tsx'
import type { PageGroups } from './groups/page-groups.ts'
import { type Partner } from './kind-fields.tsx'
import { ListFilters } from './list-filters.tsx'
import type { BulkActionKind } from './bulk-actions/bulk-action-labels.ts'
import { BulkActionsBar } from './bulk-actions/bulk-actions-bar.tsx'
import { RecentBulkActions } from './bulk-actions/recent-bulk-actions.tsx'
import { PageCard } from './page-card.tsx'
import { withFilter } from '../lists/with-filter.ts'
import type { PageFilters } from './page-filters.ts'
import { Pager } from '../lists/pager.tsx'
import { latePart } from '../../../shared/late/late-part.tsx'

const ImportPageDialog = latePart(async () => (await import('./import-page-dialog.tsx')).ImportPageDialog)
const FromTableDialog = latePart(async () => (await import('./bulk-creation/from-table-dialog.tsx')).FromTableDialog)
const BulkActionDialog = latePart(async () => (await import('./bulk-actions/bulk-action-dialog.tsx')).BulkActionDialog)

interface LandingPagesPageProps {
  list: { items: LandingPageSummary[]; total: number; page: number; perPage: number }
  partners: Partner[]
  /** Leads per page; empty without permission to see leads. */
  leadCounts: OutputFor<typeof countLeads>
  pageViews: OutputFor<typeof listPageViews>['pages']
  groups: PageGroups
  /** Latest first. */
  acts: readonly PerformedBulkAction[]
  may: { design: boolean; publish: boolean }
  filters: PageFilters
  now: string
}

/** The list of landing pages with their actions. */
export function LandingPagesPage({
  list,
  partners,
  leadCounts,
  pageViews,
  groups,
  acts,
  may,
  filters,
  now,
}: LandingPagesPageProps) {
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
  const [isImporting, setIsImporting] = useState(false)
  const isLoading = useNavigation().state === 'loading'
  const isFiltered =
    filters.search !== '' ||
    filters.status !== undefined ||
    filters.kind !== undefined ||
    filters.folder !== undefined ||
    filters.label !== undefined
  const selection = useRowSelection({ order: list.items.map(({ id }) => id), atMost: pagesAtOnce })
  const [act, setAct] = useState<{ kind: BulkActionKind; pageIds: readonly string[] } | null>(null)
  const [isMakingMany, setIsMakingMany] = useState(false)
  const maySelect = filters.status !== 'trash' && (may.design || may.publish)
  return (
    <AdminScreen
      title="Halaman landing"
      actions={
        <>
          <RecentBulkActions acts={acts} may={may} now={now} />
          <Button iconStart={<Icon name="unggah" size={16} />} onClick={() => setIsImporting(true)}>
            Impor halaman
          </Button>
          {may.design && <Button onClick={() => setIsMakingMany(true)}>Buat banyak halaman</Button>}
          {/* A form, so that the button works before the script has loaded. */}
          <form
            onSubmit={(event) => {
              event.preventDefault()
              setIsCreating(true)
            }}
          >
            <input type="hidden" name="baru" value="1" />
            <Button
              type="submit"
              variant="primary"
              className="max-sm:w-full"
              iconStart={<Icon name="tambah" size={16} />}
            >
              Halaman baru
            </Button>
          </form>
        </>
      }
    >
      {isImporting && (
        <Suspense fallback={null}>
          <ImportPageDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      <ListFilters filters={filters} groups={groups} mayDesign={may.design} />
      {maySelect && list.items.length > 0 && (
        <BulkActionsBar
          selection={selection}
          shownCount={list.items.length}
          total={list.total}
          mayDesign={may.design}
          mayPublish={may.publish}
          onAct={(kind) => setAct({ kind, pageIds: [...selection.ids] })}
        />
      )}
      {list.items.length > 0 ? (
        <ul
          aria-label="Daftar halaman"
          aria-busy={isLoading}
          onKeyDown={(event) => {
            if (event.key === 'Escape') selection.clear()
            if (event.key !== 'a' || !(event.ctrlKey || event.metaKey) || !maySelect) return
            event.preventDefault()
            selection.selectShown()
          }}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4 transition-opacity aria-busy:opacity-60"
        >
          {list.items.map((item) => (
            <PageCard
              key={item.id}
              page={item}
              leads={leadCounts.find(({ pageId }) => pageId === item.id)}
              views={pageViews.find(({ pageId }) => pageId === item.id)}
              now={now}
              groups={groups}
              isSelected={selection.ids.has(item.id)}
              onSelect={maySelect ? (options) => selection.toggle(item.id, options) : undefined}
              onGroup={may.design ? (kind) => setAct({ kind, pageIds: [item.id] }) : undefined}
            />
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
      {act && (
        <Suspense>
          <BulkActionDialog
            kind={act.kind}
            pageIds={act.pageIds}
            groups={groups}
            onClose={() => setAct(null)}
            onDone={selection.clear}
          />
        </Suspense>
      )}
      {isMakingMany && (
        <Suspense>
          <FromTableDialog
            pages={list.items.filter(({ deletedAt }) => deletedAt === null)}
            onClose={() => setIsMakingMany(false)}
          />
        </Suspense>
      )}
      <CreatePageDialog isOpen={isCreating} onOpenChange={showCreating} partners={partners} />
    </AdminScreen>
  )
}
