import { type MetricName, metricDefinitions } from '@naikkelas/contract/marketing'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { MetricBlock } from './metric-block.tsx'
import { countWords, shareWords } from './metric-format.ts'

interface Part {
  name: string
  visitors: number
  views: number
  ctr: number | null
  /** The remainder of the others: listed, but not compared. @default false */
  isRemainder?: boolean
}

interface PartsTableProps {
  title: string
  metric: MetricName
  parts: readonly Part[]
  /** Text of an empty table. */
  none?: string
}

/** Visits by source, campaign or city. */
export function PartsTable({ title, metric, parts, none }: PartsTableProps) {
  const most = Math.max(0, ...parts.map(({ visitors, isRemainder }) => (isRemainder ? 0 : visitors)))
  return (
    <MetricBlock title={title} metric={metric}>
      {parts.length === 0 && none !== undefined ? (
        <p className="text-app-sm text-muted">{none}</p>
      ) : (
        <Table caption={title}>
          <TableHead>
            <TableRow>
              <TableHeader>{metricDefinitions[metric].label}</TableHeader>
              <TableHeader align="end">Pengunjung</TableHeader>
              <TableHeader align="end">{metricDefinitions.ctr.label}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map(({ name, visitors, ctr, isRemainder }) => (
              <TableRow key={name}>
                <TableCell>
                  <span className="flex min-w-24 flex-col gap-1.5 wrap-anywhere">
                    {name}
                    {!isRemainder && <ShareBar value={visitors} whole={most} />}
                  </span>
                </TableCell>
                <TableCell align="end">{countWords(visitors)}</TableCell>
                <TableCell align="end">{shareWords(ctr)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </MetricBlock>
  )
}
