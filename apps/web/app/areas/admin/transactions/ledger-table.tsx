import { accountWords, type TransactionDetails } from '@naikkelas/contract/commerce'
import { formatDateTime, groupThousands } from '@naikkelas/ui/format'
import { entryWords } from './transaction-words.ts'

/** What the ledger has of an order: debits and credits of each movement. */
export function LedgerTable({ entries }: { entries: TransactionDetails['ledger'] }) {
  if (entries.length === 0) return <p className="text-app-sm text-muted">Belum ada catatan.</p>
  return (
    <div className="flex flex-col gap-6">
      {entries.map(({ kind, at, lines }, position) => (
        <table key={position} className="w-full text-app-sm">
          <caption className="pb-2 text-start">
            <b>{entryWords[kind]}</b> <span className="text-muted">{formatDateTime(at)}</span>
          </caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="pb-1 text-start font-normal">
                Akun
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                Debit
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                Kredit
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ account, owner, amount }, line) => (
              <tr key={line} className="border-t border-line">
                <th scope="row" className="py-1.5 pe-3 text-start font-normal wrap-anywhere">
                  {accountWords[account]}
                  {owner !== null && <span className="text-muted"> · {owner}</span>}
                </th>
                <td className="py-1.5 text-end tabular-nums">{amount > 0 ? groupThousands(amount) : ''}</td>
                <td className="py-1.5 ps-3 text-end tabular-nums">{amount < 0 ? groupThousands(-amount) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
