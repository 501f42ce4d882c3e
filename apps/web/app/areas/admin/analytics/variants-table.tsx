import { metricDefinitions as words, type PageAnalytics } from '@naikkelas/contract/marketing'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { MetricBlock } from './metric-block.tsx'
import { MetricsBelow, wideOnly } from './metric-columns.tsx'
import { countWords, rupiahWords, shareWords } from './metric-format.ts'

const title = 'Per varian'

/** Results of each tested variant; nothing without a test. The winner is shown by the experiment. */
export function VariantsTable({ analytics: { variants, page } }: { analytics: PageAnalytics }) {
  if (variants.length === 0) return null
  return (
    <MetricBlock title={title} metric="variant">
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
            <TableHeader align="end">{words.revenue.label}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {variants.map(({ key, views, visitors, ctaClicks, ctr, leads, revenue }) => (
            <TableRow key={key}>
              <TableCell>
                <span className="flex flex-col">
                  {key.toUpperCase()}
                  <MetricsBelow
                    analytics={[
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
              <TableCell align="end">{rupiahWords(revenue)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </MetricBlock>
  )
}
