import { type AdCost, metricDefinitions as words, type PageAnalytics } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@naikkelas/ui/table'
import { useState } from 'react'
import { AdCosts } from './ad-costs.tsx'
import { MetricBlock } from './metric-block.tsx'
import { MetricHeader, MetricsBelow, MeaningsBelow, wideOnly } from './metric-columns.tsx'
import { countWords, rupiahWords, shareWords } from './metric-format.ts'

interface CampaignsTableProps {
  analytics: PageAnalytics
  costs: readonly AdCost[]
  mayEdit: boolean
}

const title = 'Kampanye dan biaya iklan'
const further = ['cost', 'costPerLead', 'costPerSale'] as const

/** Visits and cost of each campaign. */
export function CampaignsTable({ analytics: { page, campaigns, period }, costs, mayEdit }: CampaignsTableProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <MetricBlock
      title={title}
      tools={
        (mayEdit || costs.length > 0) && (
          <Button size="sm" iconStart={<Icon name="pensil" size={16} />} onClick={() => setOpen(true)}>
            {mayEdit ? 'Isi biaya iklan' : 'Lihat biaya iklan'}
          </Button>
        )
      }
    >
      {campaigns.length === 0 ? (
        <p className="text-app-sm text-muted">
          Belum ada kampanye pada rentang waktu ini. Tambahkan utm_campaign pada tautan iklan, lalu isi biayanya di sini
          untuk melihat biaya per prospek dan per penjualan.
        </p>
      ) : (
        <Table caption={title}>
          <TableHead>
            <TableRow>
              <TableHeader>Kampanye</TableHeader>
              <TableHeader align="end">Pengunjung</TableHeader>
              <TableHeader align="end" className={wideOnly}>
                {words.leads.label}
              </TableHeader>
              <MetricHeader metric="revenue" />
              {[...further, 'returnOnSpend' as const].map((metric) => (
                <MetricHeader key={metric} metric={metric} className={wideOnly} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {campaigns.map((one) => (
              <TableRow key={one.campaign}>
                <TableCell>
                  <span className="flex max-w-64 flex-col wrap-anywhere @2xl:min-w-36">
                    {one.campaign}
                    <MetricsBelow
                      analytics={[
                        [words.leads.label, countWords(one.leads)],
                        ...further.map((metric) => [words[metric].label, rupiahWords(one[metric])] as const),
                        [words.returnOnSpend.label, shareWords(one.returnOnSpend)],
                      ]}
                    />
                  </span>
                </TableCell>
                <TableCell align="end">{countWords(one.visitors)}</TableCell>
                <TableCell align="end" className={wideOnly}>
                  {countWords(one.leads)}
                </TableCell>
                <TableCell align="end">
                  {rupiahWords(one.revenue)}
                  {one.sales !== null && one.sales > 0 && (
                    <span className="block text-app-xs text-muted">{countWords(one.sales)} terjual</span>
                  )}
                </TableCell>
                {further.map((metric) => (
                  <TableCell key={metric} align="end" className={wideOnly}>
                    {rupiahWords(one[metric])}
                  </TableCell>
                ))}
                <TableCell align="end" className={wideOnly}>
                  {shareWords(one.returnOnSpend)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {campaigns.length > 0 && <MeaningsBelow analytics={[...further, 'returnOnSpend']} />}
      <AdCosts
        isOpen={isOpen}
        onOpenChange={setOpen}
        pageId={page.id}
        costs={costs}
        names={campaigns.map(({ campaign }) => campaign)}
        period={period}
        mayEdit={mayEdit}
      />
    </MetricBlock>
  )
}
