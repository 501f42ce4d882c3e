import type { LandingPageSummary } from '@naikkelas/contract/pages'
import { Link } from 'react-router-dom'
import { Sparkline } from '../charts/sparkline.tsx'
import { countWords } from '../analytics/metric-format.ts'

interface PageViewsProps {
  page: Pick<LandingPageSummary, 'id' | 'name'>
  views: { total: number; views: readonly number[] } | undefined
}

/** Recent visits of a page, with a link to its analytics. */
export function PageViews({ page, views }: PageViewsProps) {
  return (
    <Link
      to={`/admin/landing-pages/${page.id}/statistik`}
      className="relative z-10 flex min-h-11 items-center justify-between gap-3 rounded-chip bg-surface font-semibold text-accent underline-offset-4 hover:underline sm:min-h-8"
    >
      <span>
        {views ? `${countWords(views.total)} kunjungan` : 'Belum ada kunjungan'}
        <span className="sr-only"> di {page.name}</span>
        {views && <span className="font-normal text-muted">, 28 hari</span>}
      </span>
      {views && <Sparkline title="Kunjungan per hari, 28 hari terakhir" values={views.views} />}
    </Link>
  )
}
