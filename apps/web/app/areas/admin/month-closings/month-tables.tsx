import { kindWords } from '@naikkelas/contract'
import { accountWords, methodWords, type MonthAmounts, type Revenue, revenueWords } from '@naikkelas/contract/commerce'
import { formatRupiah, groupThousands } from '@naikkelas/ui/format'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { Panel } from '../kit/panel.tsx'

interface AmountTableProps {
  title: string
  head: readonly [string, ...string[]]
  rows: readonly { id: string; name: string; cells: readonly string[] }[]
}

/** Names with amounts behind them. */
function AmountTable({ title, head: [first, ...others], rows }: AmountTableProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <p className="text-app-sm text-muted">Tidak ada pada bulan ini.</p>
      ) : (
        <Table caption={title}>
          <TableHead>
            <TableRow>
              <TableHeader>{first}</TableHeader>
              {others.map((one) => (
                <TableHeader key={one} align="end">
                  {one}
                </TableHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, name, cells }) => (
              <TableRow key={id}>
                <TableCell>
                  <span className="block min-w-32 wrap-anywhere">{name}</span>
                </TableCell>
                {cells.map((cell, at) => (
                  <TableCell key={others[at]} align="end">
                    <span className="whitespace-nowrap">{cell}</span>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  )
}

/** Debits are positive: money that is owed to others is below zero. */
export const AccountsTable = ({ accounts }: Pick<MonthAmounts, 'accounts'>) => (
  <AmountTable
    title="Akun buku besar"
    head={['Akun', 'Saldo awal', 'Debit', 'Kredit', 'Saldo akhir']}
    rows={accounts.map(({ account, opening, debit, credit, closing }) => ({
      id: account,
      name: accountWords[account],
      cells: [opening, debit, credit, closing].map(formatRupiah),
    }))}
  />
)

const partAmounts = ['gross', 'discount', 'refunds', 'tax', 'fee', 'net'] as const
const partsHead = (first: string) =>
  [first, 'Pesanan', ...partAmounts.map((name) => revenueWords[name].label)] as [string, ...string[]]
const partCells = (part: Revenue) => [
  groupThousands(part.orders),
  ...partAmounts.map((name) => formatRupiah(part[name])),
]

export function MonthPartsTables({ amounts: { kinds, methods } }: { amounts: MonthAmounts }) {
  return (
    <>
      <AmountTable
        title="Menurut jenis"
        head={partsHead('Jenis')}
        rows={kinds.map((one) => ({ id: one.kind, name: kindWords[one.kind], cells: partCells(one) }))}
      />
      <AmountTable
        title="Menurut cara bayar"
        head={partsHead('Cara bayar')}
        rows={methods.map((one) => ({ id: String(one.method), name: methodWords[one.method], cells: partCells(one) }))}
      />
    </>
  )
}

export function DocumentsTable({ amounts: { invoices, creditNotes } }: { amounts: MonthAmounts }) {
  const cells = ({ count, total, tax }: MonthAmounts['invoices']) => [
    groupThousands(count),
    formatRupiah(total),
    formatRupiah(tax),
  ]
  return (
    <AmountTable
      title="Invoice dan nota kredit"
      head={['Dokumen', 'Jumlah', 'Nilai', 'PPN']}
      rows={[
        { id: 'invoices', name: 'Invoice', cells: cells(invoices) },
        { id: 'creditNotes', name: 'Nota kredit', cells: cells(creditNotes) },
      ]}
    />
  )
}
