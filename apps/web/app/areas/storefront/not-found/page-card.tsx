import type { PageKind } from '@naikkelas/contract'
import type { PublishedPage } from '@naikkelas/contract/pages'
import { Mark } from '@naikkelas/ui/icons'
import { useSite } from '../../../shared/site/site-context.tsx'
import { PageCover } from './page-cover.tsx'

const kindWords: Readonly<Record<Exclude<PageKind, 'exclusive'>, string>> = {
  partner: 'Dari mitra',
  course: 'Kelas',
  free_course: 'Kelas gratis',
  event: 'Acara',
  commission_course: 'Kelas komisi',
  fixed: 'Halaman',
  site_part: 'Halaman',
}

const spanClasses = {
  6: 'lg:col-span-6',
  4: 'lg:col-span-4',
} as const

interface PageCardProps {
  page: PublishedPage
  /** Twelfths of the row. */
  span: keyof typeof spanClasses
  /** With an odd number on a narrow screen the first card has a row of its own. */
  isAlone: boolean
}

/** A published page to go on to; the whole card is a link. */
export function PageCard({ page, span, isAlone }: PageCardProps) {
  const { brand } = useSite()
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-surface border border-line bg-surface transition-colors focus-within:border-line-strong hover:border-line-strong ${spanClasses[span]} ${isAlone ? 'sm:max-lg:col-span-2' : ''}`}
    >
      <div className="aspect-video overflow-hidden bg-hover">
        <PageCover page={page} isWide={span !== 4} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-5">
        <p className="flex items-center gap-2 text-label text-muted">
          <Mark className="size-4 text-accent" />
          {page.kind === 'exclusive' ? `Dari ${brand.name}` : kindWords[page.kind]}
        </p>
        <h3 className="text-h3 text-pretty wrap-anywhere">
          <a
            href={page.address}
            className="underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-surface focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {page.title}
          </a>
        </h3>
        {page.description !== '' && (
          <p className="line-clamp-3 text-app-md text-pretty text-muted wrap-anywhere">{page.description}</p>
        )}
      </div>
    </li>
  )
}
