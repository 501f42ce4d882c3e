import { figureDefinitions as words, type PageFigures } from '@naikkelas/contract'
import { Badge } from '@naikkelas/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { FigureBlock } from './figure-block.tsx'
import { countWords, sectionWords, shareWords, timeWords } from './figure-words.ts'
import { WhatItMeans } from './what-it-means.tsx'

const title = 'Per bagian halaman'

/** How far people read, section by section from the top. */
export function SectionsTable({ figures: { sections } }: { figures: PageFigures }) {
  return (
    <FigureBlock title={title}>
      <Table caption={title}>
        <TableHead>
          <TableRow>
            <TableHeader>Bagian</TableHeader>
            {(['reach', 'sectionTime', 'dropOff'] as const).map((figure) => (
              <TableHeader key={figure} align="end">
                <span className="inline-flex items-center whitespace-nowrap">
                  {words[figure].label}
                  <WhatItMeans figure={figure} />
                </span>
              </TableHeader>
            ))}
            <TableHeader align="end">Klik</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sections.map((section) => (
            <TableRow key={section.id}>
              <TableCell>
                <span className="flex max-w-80 min-w-40 flex-col gap-1.5">
                  <span className="line-clamp-2 wrap-anywhere">{sectionWords(section)}</span>
                  {section.isOnPage ? (
                    <ShareBar value={section.reach ?? 0} />
                  ) : (
                    <Badge tone="neutral">Tidak lagi di halaman</Badge>
                  )}
                </span>
              </TableCell>
              <TableCell align="end">{shareWords(section.reach)}</TableCell>
              <TableCell align="end">{timeWords(section.averageMs)}</TableCell>
              <TableCell align="end">{shareWords(section.dropOff)}</TableCell>
              <TableCell align="end">{countWords(section.clicks)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FigureBlock>
  )
}
