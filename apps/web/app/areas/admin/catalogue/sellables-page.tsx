import type { OutputFor } from '@naikkelas/contract'
import {
  type Category,
  changeSellableStatus,
  type listSellables,
  type PerformedPriceAction,
  sellablesAtOnce,
  type StatusAction,
} from '@naikkelas/contract/commerce'
import type { ListView } from '@naikkelas/contract/identity'
import { Button } from '@naikkelas/ui/button'
import { useToast } from '@naikkelas/ui/toast'
import { Suspense, useMemo, useState } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom'
import { messageOf } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'
import { ExportMenu } from '../exports/export-menu.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { useSelectedIds } from '../kit/use-selected-ids.ts'
import { withFilter } from '../lists/with-filter.ts'
import { latePart } from '../../../shared/late/late-part.tsx'
import { importPath } from './import/import-address.ts'
import type { KindScreen } from './kinds.ts'
import { sellableColumns } from './sellable-columns.tsx'
import { RecentPriceActions } from './prices/recent-price-actions.tsx'
import { exportAddress, isFiltered, pageAt, type SellableFilters } from './sellable-filters.ts'
import { SellableFilterBar } from './sellable-filter-bar.tsx'
import { actionWords } from './sellable-words.ts'

const PriceActionDialog = latePart(async () => (await import('./prices/price-action-dialog.tsx')).PriceActionDialog)

interface SellablesPageProps {
  screen: KindScreen
  list: OutputFor<typeof listSellables>
  filters: SellableFilters
  categories: readonly Category[]
  /** Recent changes of several prices. */
  priceActions: readonly PerformedPriceAction[]
  /** That the admin saved of this list. */
  views: readonly ListView[]
  mayChange: boolean
}

/** Everything of one kind that can be sold, in the order in which visitors see it. */
export function SellablesPage({
  screen,
  list,
  filters,
  categories,
  priceActions,
  views,
  mayChange,
}: SellablesPageProps) {
  const navigate = useNavigate()
  const [, setParams] = useSearchParams()
  const selection = useSelectedIds(sellablesAtOnce)
  const columns = useMemo(() => sellableColumns(screen), [screen])
  const add = mayChange && (
    <Button asChild variant="primary">
      <Link to={`${screen.path}/baru`}>Tambah</Link>
    </Button>
  )
  const actions = (
    <>
      {mayChange && <RecentPriceActions actions={priceActions} />}
      {mayChange && list.items.length > 1 && (
        <Button asChild>
          <Link to={`${screen.path}/urutan`}>Urutkan</Link>
        </Button>
      )}
      {list.items.length > 0 && <ExportMenu addressOf={(format) => exportAddress(screen.kind, filters, format)} />}
      {mayChange && (
        <Button asChild>
          <Link to={importPath(screen)}>Impor</Link>
        </Button>
      )}
      {add}
    </>
  )
  const go = (side: 'after' | 'before', at: string) =>
    setParams((present) => withFilter(present, { halaman: pageAt(side, at) }))
  return (
    <AdminScreen title={screen.title} description={screen.description} actions={actions}>
      <ResourceList
        caption={screen.title}
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => void navigate(`${screen.path}/${id}`)}
        toolbar={<SellableFilterBar kind={screen.kind} filters={filters} categories={categories} />}
        views={{ list: screen.kind, saved: views }}
        isFiltered={isFiltered(filters)}
        empty={{
          title: `Belum ada ${screen.noun}`,
          text: mayChange ? 'Yang ditambahkan belum tampil sebelum diterbitkan.' : 'Yang ditambahkan akan ada di sini.',
          action: add,
        }}
        noMatch={{
          title: `Tidak ada ${screen.noun} yang cocok`,
          text: 'Cari sebagian nama, tautan, atau nomornya, atau hapus saringannya.',
        }}
        bulk={
          mayChange
            ? {
                selection,
                actions: (ids) => (
                  <BulkActions ids={ids} isArchive={filters.state === 'archived'} onDone={selection.clear} />
                ),
              }
            : undefined
        }
        paging={{
          ...(list.previous !== null && { onPrevious: () => go('before', list.previous ?? '') }),
          ...(list.next !== null && { onNext: () => go('after', list.next ?? '') }),
        }}
      />
    </AdminScreen>
  )
}

interface BulkActionsProps {
  ids: readonly string[]
  /** Only archived entries are listed. */
  isArchive: boolean
  onDone: () => void
}

/** What can be done to several at once; those that it cannot be done to are named with the reason. */
function BulkActions({ ids, isArchive, onDone }: BulkActionsProps) {
  const { toast } = useToast()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<StatusAction | null>(null)
  const [isPricing, setIsPricing] = useState(false)
  const perform = async (action: StatusAction) => {
    if (running !== null) return
    setRunning(action)
    try {
      const { done, left } = await call(changeSellableStatus, { body: { action, sellableIds: [...ids] } })
      await revalidate()
      onDone()
      const reasons = left.map(({ name, reason }) => `${name}: ${reason}`)
      toast({
        title: `${done.length} ${actionWords[action].done}${left.length > 0 ? `, ${left.length} dilewati` : ''}`,
        tone: left.length > 0 ? 'warn' : 'ok',
        ...(reasons.length > 0 && { text: reasons.slice(0, 3).join(' '), durationMs: 20_000 }),
      })
    } catch (error) {
      toast({ title: messageOf(error), tone: 'danger' })
    } finally {
      setRunning(null)
    }
  }
  const actions: readonly StatusAction[] = isArchive ? ['restore'] : ['activate', 'deactivate', 'archive']
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'activate' || action === 'restore' ? 'primary' : 'secondary'}
          isLoading={running === action}
          onClick={() => void perform(action)}
        >
          {actionWords[action].button}
        </Button>
      ))}
      {!isArchive && (
        <Button size="sm" onClick={() => setIsPricing(true)}>
          Ubah harga
        </Button>
      )}
      {isPricing && (
        <Suspense fallback={null}>
          <PriceActionDialog sellableIds={ids} onClose={() => setIsPricing(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
