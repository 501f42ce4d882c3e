import { metricDefinitions as words, type PageAnalytics } from '@naikkelas/contract/marketing'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { MetricBlock } from './metric-block.tsx'
import { MetricHeader, MetricsBelow, MeaningsBelow, wideOnly } from './metric-columns.tsx'
import { countWords, linkWords, sectionWords, shareWords, timeWords } from './metric-format.ts'

const title = 'Per tombol dan tautan'
const further = ['clickShare', 'linkCtr', 'timeToClick'] as const

/** Clicks per link, with median time. Texts and targets come from pages: shown as text, never as a link. */
export function LinksTable({ analytics: { links, sections } }: { analytics: PageAnalytics }) {
  const sectionOf = (id: string) => sections.find((section) => section.id === id)
  return (
    <MetricBlock title={title}>
      {links.length === 0 ? (
        <EmptyState
          size="inline"
          headingLevel={3}
          title="Belum ada klik"
          text="Tombol dan tautan yang ditekan akan ada di sini."
        />
      ) : (
        <Table caption={title}>
          <TableHead>
            <TableRow>
              <TableHeader>Tombol atau tautan</TableHeader>
              <TableHeader align="end">Klik</TableHeader>
              {further.map((metric) => (
                <MetricHeader key={metric} metric={metric} className={wideOnly} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {links.map((link) => {
              const section = sectionOf(link.sectionId)
              return (
                <TableRow key={`${link.sectionId}-${link.link}`}>
                  <TableCell>
                    <span className="flex max-w-80 @2xl:min-w-40 flex-col">
                      <span className="font-semibold wrap-anywhere">{linkWords(link)}</span>
                      <span className="line-clamp-1 text-app-xs text-muted wrap-anywhere">
                        {[
                          link.isOnPage ? '' : 'Tidak ada lagi di halaman',
                          section ? sectionWords(section) : '',
                          link.target,
                        ]
                          .filter((text) => text !== '')
                          .join(' · ')}
                      </span>
                      <MetricsBelow
                        analytics={[
                          [words.clickShare.label, shareWords(link.share)],
                          [words.linkCtr.label, shareWords(link.ctr)],
                          [words.timeToClick.label, timeWords(link.medianMs)],
                        ]}
                      />
                    </span>
                  </TableCell>
                  <TableCell align="end">{countWords(link.clicks)}</TableCell>
                  <TableCell align="end" className={wideOnly}>
                    {shareWords(link.share)}
                  </TableCell>
                  <TableCell align="end" className={wideOnly}>
                    {shareWords(link.ctr)}
                  </TableCell>
                  <TableCell align="end" className={wideOnly}>
                    {timeWords(link.medianMs)}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      )}
      {links.length > 0 && <MeaningsBelow analytics={further} />}
    </MetricBlock>
  )
}
