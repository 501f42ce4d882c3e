import { metricDefinitions as words, type PageAnalytics } from '@naikkelas/contract/marketing'
import { FunnelChart } from '@naikkelas/ui/funnel-chart'
import { MetricBlock } from './metric-block.tsx'

/** From visit to payment; steps that are unknown for the chosen days or filter are left out. */
export function Funnel({ analytics: { totals } }: { analytics: PageAnalytics }) {
  const { visitors, ctaVisitors, checkouts, sales, revenue } = totals
  const steps = [
    { label: 'Membuka halaman', count: visitors },
    { label: 'Menekan tombol ajakan', count: ctaVisitors },
    { label: words.checkouts.label, count: checkouts },
    { label: 'Lunas', count: sales, ...(revenue !== null && { amount: revenue }) },
  ].flatMap(({ count, ...step }) => (count === null ? [] : [{ ...step, count }]))
  return (
    <MetricBlock title="Corong" metric="funnel">
      <FunnelChart label="Dari kunjungan sampai lunas" steps={steps} />
      {sales === null && (
        <p className="text-app-xs text-muted">
          Checkout dan pembayaran tidak dibedakan menurut perangkat, sumber, atau kota. Hapus saringan untuk melihatnya.
        </p>
      )}
    </MetricBlock>
  )
}
