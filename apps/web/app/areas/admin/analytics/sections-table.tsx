import { metricDefinitions as words, type PageAnalytics } from '@naikkelas/contract/marketing'
import { Badge } from '@naikkelas/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { ShareBar } from '../charts/share-bar.tsx'
import { MetricBlock } from './metric-block.tsx'
import { MetricHeader, MetricsBelow, MeaningsBelow, wideOnly } from './metric-columns.tsx'
import { countWords, rupiahWords, sectionWords, shareWords, timeWords } from './metric-format.ts'

const title = 'Per bagian halaman'
const further = ['sectionTime', 'dropOff'] as const

/** Reach of each section, from the top. */
export function SectionsTable({ analytics: { sections } }: { analytics: PageAnalytics }) {
  return (
    <MetricBlock title={title}>
      <Table caption={title}>
        <TableHead>
          <TableRow>
            <TableHeader>Bagian</TableHeader>
            <MetricHeader metric="reach" />
            {further.map((metric) => (
              <MetricHeader key={metric} metric={metric} className={wideOnly} />
            ))}
            <TableHeader align="end" className={wideOnly}>
              Klik
            </TableHeader>
            <MetricHeader metric="revenue" className={wideOnly} />
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
                  <MetricsBelow
                    analytics={[
                      [words.sectionTime.label, timeWords(section.averageMs)],
                      [words.dropOff.label, shareWords(section.dropOff)],
                      ['Klik', countWords(section.clicks)],
                      [words.revenue.label, rupiahWords(section.revenue)],
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
              <TableCell align="end" className={wideOnly}>
                {rupiahWords(section.revenue)}
                {section.sales !== null && section.sales > 0 && (
                  <span className="block text-app-xs text-muted">{countWords(section.sales)} terjual</span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <MeaningsBelow analytics={further} />
    </MetricBlock>
  )
}
