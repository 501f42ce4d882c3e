import type { OutputFor } from '@naikkelas/contract'
import {
  type GatewayCode,
  gatewayCodes,
  type GatewayMessage,
  type GatewayMessageKind,
  gatewayMessageKinds,
  gatewayNamesByCode,
  type listGatewayMessages,
} from '@naikkelas/contract/commerce'
import { Badge } from '@naikkelas/ui/badge'
import type { DataTableColumn } from '@naikkelas/ui/data-table'
import { formatDateTime } from '@naikkelas/ui/format'
import { karcis } from '@naikkelas/ui/icons/drawings'
import { Link, useSearchParams } from 'react-router-dom'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ResourceList } from '../kit/resource-list.tsx'
import { FilterBar, FilterChoice } from '../lists/filter-bar.tsx'
import { withFilter } from '../lists/with-filter.ts'
import { messageKindWords } from './gateway-message-words.ts'

interface GatewayMessagesPageProps {
  list: OutputFor<typeof listGatewayMessages>
  filters: { state: 'open' | 'settled'; gateway: GatewayCode | undefined; kind: GatewayMessageKind | undefined }
}

/** Genuine messages of gateways that no payment of ours was found for. */
export function GatewayMessagesPage({ list, filters: { state, gateway, kind } }: GatewayMessagesPageProps) {
  const [, setParams] = useSearchParams()
  const change = (name: string, value: string) =>
    setParams((present) => withFilter(present, { [name]: value, setelah: '' }))
  const isOpen = state === 'open'
  return (
    <AdminScreen
      title="Pesan gateway"
      description="Pesan asli dari gateway yang pembayarannya tidak ada di sini. Yang paling lama menunggu di atas."
    >
      <ResourceList
        caption="Pesan gateway"
        columns={columns}
        items={list.items}
        idOf={({ id }) => id}
        nameOf={titleOf}
        toolbar={
          <FilterBar
            size="sm"
            filters={[
              ...(gateway
                ? [
                    {
                      id: 'gateway',
                      label: `Gateway: ${gatewayNamesByCode[gateway]}`,
                      onRemove: () => change('gateway', ''),
                    },
                  ]
                : []),
              ...(kind
                ? [{ id: 'jenis', label: `Jenis: ${messageKindWords[kind]}`, onRemove: () => change('jenis', '') }]
                : []),
            ]}
            onClear={() => setParams((present) => withFilter(present, { gateway: '', jenis: '', setelah: '' }))}
          >
            <FilterChoice
              label="Status"
              value={isOpen ? '' : 'selesai'}
              options={[
                { value: '', label: 'Belum selesai' },
                { value: 'selesai', label: 'Selesai' },
              ]}
              onChoose={(value) => change('status', value)}
            />
            <FilterChoice
              label="Gateway"
              value={gateway ?? ''}
              options={[
                { value: '', label: 'Semua' },
                ...gatewayCodes.map((value) => ({ value, label: gatewayNamesByCode[value] })),
              ]}
              onChoose={(value) => change('gateway', value)}
            />
            <FilterChoice
              label="Jenis"
              value={kind ?? ''}
              options={[
                { value: '', label: 'Semua' },
                ...gatewayMessageKinds.map((value) => ({ value, label: messageKindWords[value] })),
              ]}
              onChoose={(value) => change('jenis', value)}
            />
          </FilterBar>
        }
        isFiltered={gateway !== undefined || kind !== undefined}
        empty={{
          title: isOpen ? 'Semua pesan ada pesanannya' : 'Belum ada yang diselesaikan',
          icon: karcis,
          text: 'Pesan gateway tentang pembayaran yang tidak dikenal di sini masuk ke daftar ini.',
        }}
        noMatch={{ title: 'Tidak ada pesan yang cocok', text: 'Ganti saringannya.' }}
        paging={{
          ...(list.next !== null && {
            onNext: () => setParams((present) => withFilter(present, { setelah: list.next ?? '' })),
          }),
        }}
      />
    </AdminScreen>
  )
}

const titleOf = ({ kind, gateway }: GatewayMessage) => `${messageKindWords[kind]} dari ${gatewayNamesByCode[gateway]}`

const columns: readonly DataTableColumn<GatewayMessage>[] = [
  {
    id: 'message',
    header: 'Pesan',
    canHide: false,
    cell: (message) => (
      <span className="flex min-w-40 flex-col gap-0.5">
        <Link className="font-semibold underline" to={`/admin/pesan-gateway/${message.id}`}>
          {titleOf(message)}
        </Link>
        <span className="font-mono text-app-xs wrap-anywhere text-muted">{message.reference ?? '–'}</span>
      </span>
    ),
  },
  {
    id: 'received',
    header: 'Diterima',
    cell: ({ receivedAt, deliveries }) => (
      <span className="flex flex-col gap-0.5 whitespace-nowrap">
        <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>
        {deliveries > 1 && <span className="text-app-xs text-muted">{deliveries} kali</span>}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ settledAt, note, settledBy }) =>
      settledAt === null ? (
        <Badge tone="warn">Belum selesai</Badge>
      ) : (
        <span className="flex min-w-32 flex-col gap-0.5 text-app-sm wrap-anywhere">
          {note}
          {settledBy !== null && <span className="text-app-xs text-muted">{settledBy}</span>}
        </span>
      ),
  },
]
