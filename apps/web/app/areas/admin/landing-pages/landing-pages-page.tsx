import type { OutputFor } from '@naikkelas/contract'
import type { countLeads, listPageViews } from '@naikkelas/contract/marketing'
import { type LandingPageSummary, pagesAtOnce, type PerformedBulkAction } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@naikkelas/ui/dropdown-menu'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
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
import { usePreferences } from '../../../shared/preferences/use-preferences.tsx'
import { NoPages } from './no-pages.tsx'
import { PageCard } from './page-card.tsx'
import { PageRows } from './page-rows.tsx'
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
  // On touch screens nothing hovers: there a button begins.
  const [isAskedToSelect, setIsAsked] = useState(false)
  const isSelecting = maySelect && (isAskedToSelect || selection.ids.size > 0)
  const leaveSelecting = () => {
    selection.clear()
    setIsAsked(false)
  }
  const { preferences } = usePreferences()
  const leadsOf = (id: string) => leadCounts.find(({ pageId }) => pageId === id)
  const viewsOf = (id: string) => pageViews.find(({ pageId }) => pageId === id)
  return (
    <AdminScreen
      title="Halaman landing"
      actions={
        <>
          <RecentBulkActions acts={acts} may={may} now={now} />
          {maySelect && list.items.length > 0 && (
            <Button
              variant="quiet"
              aria-pressed={isSelecting}
              onClick={() => (isSelecting ? leaveSelecting() : setIsAsked(true))}
            >
              Pilih
            </Button>
          )}
          <div className="flex gap-2 max-xl:hidden">
            <Button iconStart={<Icon name="unggah" size={16} />} onClick={() => setIsImporting(true)}>
              Impor halaman
            </Button>
            {may.design && <Button onClick={() => setIsMakingMany(true)}>Buat banyak halaman</Button>}
          </div>
          {/* A form, so that the button works before the script has loaded. */}
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
          <DropdownMenu>
            <DropdownMenuTrigger>
              <IconButton label="Cara lain membuat halaman" icon={<Icon name="lainnya" />} className="xl:hidden" />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem icon={<Icon name="unggah" size={16} />} onSelect={() => setIsImporting(true)}>
                Impor halaman
              </DropdownMenuItem>
              {may.design && (
                <DropdownMenuItem icon={<Icon name="gandakan" size={16} />} onSelect={() => setIsMakingMany(true)}>
                  Buat banyak halaman
                </DropdownMenuItem>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        </>
      }
    >
      {isImporting && (
        <Suspense fallback={null}>
          <ImportPageDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      <ListFilters filters={filters} groups={groups} mayDesign={may.design} />
      {isSelecting && list.items.length > 0 && (
        <BulkActionsBar
          selection={selection}
          shownCount={list.items.length}
          total={list.total}
          mayDesign={may.design}
          mayPublish={may.publish}
          onAct={(kind) => setAct({ kind, pageIds: [...selection.ids] })}
          onLeave={leaveSelecting}
        />
      )}
      {list.items.length === 0 ? (
        <NoPages filters={filters} isFiltered={isFiltered} onCreate={() => setIsCreating(true)} />
      ) : preferences.pages === 'list' ? (
        <PageRows
          pages={list.items}
          leadsOf={leadsOf}
          viewsOf={viewsOf}
          now={now}
          groups={groups}
          isLoading={isLoading}
          selection={maySelect ? selection : undefined}
          onGroup={may.design ? (kind, id) => setAct({ kind, pageIds: [id] }) : undefined}
        />
      ) : (
        <ul
          aria-label="Daftar halaman"
          aria-busy={isLoading}
          onKeyDown={(event) => {
            if (event.key === 'Escape') leaveSelecting()
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
              leads={leadsOf(item.id)}
              views={viewsOf(item.id)}
              now={now}
              groups={groups}
              isSelected={selection.ids.has(item.id)}
              isSelecting={isSelecting}
              onSelect={maySelect ? (options) => selection.toggle(item.id, options) : undefined}
              onGroup={may.design ? (kind) => setAct({ kind, pageIds: [item.id] }) : undefined}
            />
          ))}
        </ul>
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
