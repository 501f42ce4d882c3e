import { figureDefinitions as words, type PageFigures } from '@naikkelas/contract'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { FigureBlock } from './figure-block.tsx'
import { FiguresBelow, wideOnly } from './figure-columns.tsx'
import { countWords, shareWords } from './figure-words.ts'

const title = 'Per varian'

/** What each variant of a tested page brought; nothing where nothing was tested. Which one wins, the test says. */
export function VariantsTable({ figures: { variants, page } }: { figures: PageFigures }) {
  if (variants.length === 0) return null
  return (
    <FigureBlock title={title} figure="variant">
      <Table caption={title}>
        <TableHead>
          <TableRow>
            <TableHeader>{words.variant.label}</TableHeader>
            <TableHeader align="end" className={wideOnly}>
              {words.views.label}
            </TableHeader>
            <TableHeader align="end">Pengunjung</TableHeader>
            <TableHeader align="end" className={wideOnly}>
              {words.ctaClicks.label}
            </TableHeader>
            <TableHeader align="end">{words.ctr.label}</TableHeader>
            {page.hasForm && (
              <TableHeader align="end" className={wideOnly}>
                {words.leads.label}
              </TableHeader>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map(({ key, views, visitors, ctaClicks, ctr, leads }) => (
            <TableRow key={key}>
              <TableCell>
                <span className="flex flex-col">
                  {key.toUpperCase()}
                  <FiguresBelow
                    figures={[
                      [words.views.label, countWords(views)],
                      [words.ctaClicks.label, countWords(ctaClicks)],
                      ...(page.hasForm ? [[words.leads.label, countWords(leads)] as const] : []),
                    ]}
                  />
                </span>
              </TableCell>
              <TableCell align="end" className={wideOnly}>
                {countWords(views)}
              </TableCell>
              <TableCell align="end">{countWords(visitors)}</TableCell>
              <TableCell align="end" className={wideOnly}>
                {countWords(ctaClicks)}
              </TableCell>
              <TableCell align="end">{shareWords(ctr)}</TableCell>
              {page.hasForm && (
                <TableCell align="end" className={wideOnly}>
                  {countWords(leads)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FigureBlock>
  )
}
