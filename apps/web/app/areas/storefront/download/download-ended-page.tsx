import type { LeadForm } from '@naikkelas/contract/marketing'
import { downloadHours } from '@naikkelas/contract/marketing'
import { Button } from '@naikkelas/ui/button'
import { Mark } from '@naikkelas/ui/icons'
import { PageFrame } from '../lead-form/page-frame.tsx'

/** For an expired download link: why, and where to get a new one. Works without script. */
export function DownloadEndedPage({ page, anchor }: Pick<LeadForm, 'page' | 'anchor'>) {
  return (
    <PageFrame page={page} anchor={anchor}>
      <div className="flex flex-1 flex-col justify-center gap-5 pb-16">
        <Mark className="size-12 text-accent" />
        <h1 className="text-display-m text-balance">Tautan unduhan ini sudah berakhir</h1>
        <p className="max-w-text text-lead text-pretty text-muted">
          Tautan berlaku {downloadHours} jam. Kirim formulirnya sekali lagi, dan Anda mendapat tautan yang baru.
        </p>
        <div className="mt-2">
          <Button asChild variant="cta" size="page">
            <a href={`${page.address}#${anchor}`}>Ke formulirnya</a>
          </Button>
        </div>
      </div>
    </PageFrame>
  )
}
