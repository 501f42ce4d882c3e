import { type FigureName, figureDefinitions } from '@naikkelas/contract'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { FigureBlock } from './figure-block.tsx'
import { countWords, shareWords } from './figure-words.ts'

interface Part {
  name: string
  visitors: number
  views: number
  ctr: number | null
  /** All that the others are not: told of, and compared with none of them. @default false */
  isRemainder?: boolean
}

interface PartsTableProps {
  title: string
  figure: FigureName
  parts: readonly Part[]
  /** Said where there are none. */
  none?: string
}

/** Visits by where they came from, what they came with or what their link said. */
export function PartsTable({ title, figure, parts, none }: PartsTableProps) {
  const most = Math.max(0, ...parts.map(({ visitors, isRemainder }) => (isRemainder ? 0 : visitors)))
  return (
    <FigureBlock title={title} figure={figure}>
      {parts.length === 0 && none !== undefined ? (
        <p className="text-app-sm text-muted">{none}</p>
      ) : (
        <Table caption={title}>
          <TableHead>
            <TableRow>
              <TableHeader>{figureDefinitions[figure].label}</TableHeader>
              <TableHeader align="end">Pengunjung</TableHeader>
              <TableHeader align="end">{figureDefinitions.ctr.label}</TableHeader>
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
    </FigureBlock>
  )
}
