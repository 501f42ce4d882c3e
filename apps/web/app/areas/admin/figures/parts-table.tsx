import { type FigureName, figureDefinitions } from '@naikkelas/contract'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { FigureBlock } from './figure-block.tsx'
import { countWords, shareWords } from './figure-words.ts'

interface PartsTableProps {
  title: string
  figure: FigureName
  parts: readonly { name: string; visitors: number; views: number; ctr: number | null }[]
}

/** Visits by where they came from or what they came with. */
export function PartsTable({ title, figure, parts }: PartsTableProps) {
  const most = Math.max(0, ...parts.map(({ visitors }) => visitors))
  return (
    <FigureBlock title={title} figure={figure}>
      <Table caption={title}>
        <TableHead>
          <TableRow>
            <TableHeader>{figureDefinitions[figure].label}</TableHeader>
            <TableHeader align="end">Pengunjung</TableHeader>
            <TableHeader align="end">{figureDefinitions.ctr.label}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(({ name, visitors, ctr }) => (
            <TableRow key={name}>
              <TableCell>
                <span className="flex min-w-24 flex-col gap-1.5 wrap-anywhere">
                  {name}
                  <ShareBar value={visitors} whole={most} />
                </span>
              </TableCell>
              <TableCell align="end">{countWords(visitors)}</TableCell>
              <TableCell align="end">{shareWords(ctr)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FigureBlock>
  )
}
