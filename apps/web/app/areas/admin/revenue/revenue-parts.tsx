import { kindWords, type OutputFor } from '@naikkelas/contract'
import { type getRevenue, methodWords, type Revenue, revenueWords } from '@naikkelas/contract/commerce'
import { formatRupiah, groupThousands } from '@naikkelas/ui/format'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { Panel } from '../kit/panel.tsx'

interface Part extends Revenue {
  id: string
  name: string
}

/** The same amounts by kind, method and partner. */
export function RevenueParts({ revenue: { kinds, methods, partners } }: { revenue: OutputFor<typeof getRevenue> }) {
  return (
    <>
      <PartsTable
        title="Menurut jenis"
        head="Jenis"
        parts={kinds.map((one) => ({ ...one, id: one.kind, name: kindWords[one.kind] }))}
      />
      <PartsTable
        title="Menurut cara bayar"
        head="Cara bayar"
        parts={methods.map((one) => ({ ...one, id: String(one.method), name: methodWords[one.method] }))}
      />
      <PartsTable
        title="Menurut mitra"
        head="Mitra"
        parts={partners.map((one) => ({
          ...one,
          id: one.owner?.id ?? 'house',
          name: one.owner?.name ?? 'Sendiri, tanpa mitra',
        }))}
      />
    </>
  )
}

function PartsTable({ title, head, parts }: { title: string; head: string; parts: readonly Part[] }) {
  const most = Math.max(1, ...parts.map(({ sales }) => sales))
  return (
    <Panel title={title}>
      <Table caption={title}>
        <TableHead>
          <TableRow>
            <TableHeader>{head}</TableHeader>
            <TableHeader align="end">Pesanan</TableHeader>
            <TableHeader align="end">{revenueWords.sales.label}</TableHeader>
            <TableHeader align="end">{revenueWords.refunds.label}</TableHeader>
            <TableHeader align="end">{revenueWords.partner.label}</TableHeader>
            <TableHeader align="end">{revenueWords.net.label}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map((part) => (
            <TableRow key={part.id}>
              <TableCell>
                <span className="flex min-w-36 flex-col gap-1 wrap-anywhere">
                  {part.name}
                  <ShareBar value={Math.max(0, part.sales)} whole={most} />
                </span>
              </TableCell>
              <TableCell align="end">{groupThousands(part.orders)}</TableCell>
              {(['sales', 'refunds', 'partner', 'net'] as const).map((name) => (
                <TableCell key={name} align="end">
                  <span className="whitespace-nowrap">{formatRupiah(part[name])}</span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
