import { figureDefinitions as words, type PageFigures } from '@naikkelas/contract'
import { Badge } from '@naikkelas/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { FigureBlock } from './figure-block.tsx'
import { FigureHeader, FiguresBelow, MeaningsBelow, wideOnly } from './figure-columns.tsx'
import { countWords, sectionWords, shareWords, timeWords } from './figure-words.ts'

const title = 'Per bagian halaman'
const further = ['sectionTime', 'dropOff'] as const

/** How far people read, section by section from the top. */
export function SectionsTable({ figures: { sections } }: { figures: PageFigures }) {
  return (
    <FigureBlock title={title}>
      <Table caption={title}>
        <TableHead>
          <TableRow>
            <TableHeader>Bagian</TableHeader>
            <FigureHeader figure="reach" />
            {further.map((figure) => (
              <FigureHeader key={figure} figure={figure} className={wideOnly} />
            ))}
            <TableHeader align="end" className={wideOnly}>
              Klik
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sections.map((section) => (
            <TableRow key={section.id}>
              <TableCell>
                <span className="flex max-w-80 @2xl:min-w-40 flex-col gap-1.5">
                  <span className="line-clamp-2 wrap-anywhere">{sectionWords(section)}</span>
                  {section.isOnPage ? (
                    <ShareBar value={section.reach ?? 0} />
                  ) : (
                    <Badge tone="neutral">Tidak lagi di halaman</Badge>
                  )}
                  <FiguresBelow
                    figures={[
                      [words.sectionTime.label, timeWords(section.averageMs)],
                      [words.dropOff.label, shareWords(section.dropOff)],
                      ['Klik', countWords(section.clicks)],
                    ]}
                  />
                </span>
              </TableCell>
              <TableCell align="end">{shareWords(section.reach)}</TableCell>
              <TableCell align="end" className={wideOnly}>
                {timeWords(section.averageMs)}
              </TableCell>
              <TableCell align="end" className={wideOnly}>
                {shareWords(section.dropOff)}
              </TableCell>
              <TableCell align="end" className={wideOnly}>
                {countWords(section.clicks)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <MeaningsBelow figures={further} />
    </FigureBlock>
  )
}
