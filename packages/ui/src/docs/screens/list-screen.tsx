import { useMemo, useState } from 'react'
import { cari } from '../../icons/content-icons.ts'
import { DataTable } from '../../interactive/data-table/data-table.tsx'
import type { DataTableColumn } from '../../interactive/data-table/use-table-model.ts'
import { FilterPopover } from '../../interactive/filter-popover/filter-popover.tsx'
import { useToast } from '../../interactive/toast/toast.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { StairsPicture } from '../../primitives/empty-state/stairs-picture.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { Input } from '../../primitives/input/input.tsx'
import { Link } from '../../primitives/link/link.tsx'
import { PageFrame } from '../../primitives/page-frame/page-frame.tsx'
import { PageHeader } from '../../primitives/page-header/page-header.tsx'
import { Select } from '../../primitives/select/select.tsx'

interface Order {
  id: string
  buyer: string
  item: string
  total: string
  status: 'Menunggu' | 'Lunas' | 'Batal'
  date: string
}

const statuses = ['Menunggu', 'Lunas', 'Batal'] as const
const tones = { Menunggu: 'warn', Lunas: 'ok', Batal: 'neutral' } as const
const buyers = ['Sari Wulandari', 'Budi Santoso', 'Citra Lestari', 'Dewi Anggraini']
const orders: readonly Order[] = buyers.map((buyer, at) => ({
  id: `NK-20261120-004${at}`,
  buyer,
  item: at % 2 === 0 ? 'Kelas Iklan Hemat' : 'Jasa foto produk',
  total: at % 2 === 0 ? 'Rp349.000' : 'Rp500.000',
  status: statuses[at % statuses.length] ?? 'Menunggu',
  date: `${20 - at} November 2026`,
}))

const columns: readonly DataTableColumn<Order>[] = [
  { id: 'buyer', header: 'Pembeli', cell: ({ buyer }) => <Link href="#pesanan">{buyer}</Link> },
  { id: 'status', header: 'Status', cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge> },
  { id: 'item', header: 'Produk', cell: ({ item }) => item },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
  { id: 'date', header: 'Tanggal', isWideOnly: true, cell: ({ date }) => date },
]

/** Records that one looks through: what narrows the list is in reach, and what was done to many can be undone. */
export function ListScreen() {
  const { toast } = useToast()
  const [words, setWords] = useState('')
  const [status, setStatus] = useState('')
  const [cancelled, setCancelled] = useState<readonly string[]>([])
  const [selected, setSelected] = useState<readonly string[]>([])
  const rows = useMemo(
    () =>
      orders
        .map((order) => (cancelled.includes(order.id) ? { ...order, status: 'Batal' as const } : order))
        .filter((order) => order.buyer.toLowerCase().includes(words.toLowerCase()))
        .filter((order) => status === '' || order.status === status),
    [words, status, cancelled],
  )
  const cancel = () => {
    setCancelled((present) => [...present, ...selected])
    setSelected([])
    toast({
      title: `${selected.length} pesanan dibatalkan`,
      action: { label: 'Urungkan', onSelect: () => setCancelled(cancelled) },
    })
  }
  return (
    <PageFrame as="div">
      <PageHeader
        title="Pesanan"
        description="Terbaru di atas."
        actions={<Button variant="primary">Catat pesanan</Button>}
      />
      <DataTable
        caption="Pesanan"
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ buyer }) => buyer}
        selectedIds={selected}
        onSelectedIdsChange={setSelected}
        bulkActions={() => (
          <Button size="sm" onClick={cancel}>
            Batalkan pesanan
          </Button>
        )}
        toolbar={
          <section
            aria-label="Saring"
            style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center', minWidth: 0 }}
          >
            <Field label="Cari pembeli" isLabelHidden>
              <Input
                type="search"
                size="sm"
                placeholder="Cari pembeli"
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </Field>
            <FilterPopover
              size="sm"
              filters={
                status === '' ? [] : [{ id: 'status', label: `Status: ${status}`, onRemove: () => setStatus('') }]
              }
              onClear={() => setStatus('')}
            >
              <Field label="Status">
                <Select value={status} onChange={({ target }) => setStatus(target.value)}>
                  <option value="">Semua</option>
                  {statuses.map((one) => (
                    <option key={one}>{one}</option>
                  ))}
                </Select>
              </Field>
            </FilterPopover>
          </section>
        }
        empty={
          <EmptyState
            illustration={<StairsPicture icon={cari} />}
            title="Tidak ada pesanan yang cocok"
            text="Longgarkan saringannya untuk melihat pesanan lain."
            action={
              <Button
                onClick={() => {
                  setWords('')
                  setStatus('')
                }}
              >
                Hapus saringan
              </Button>
            }
          />
        }
      />
    </PageFrame>
  )
}
