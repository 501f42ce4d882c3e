import type { SitePart } from '@naikkelas/contract/pages'
import { useHeadingFocus } from '../../../shared/document/heading-focus.ts'
import { SitePartCard } from './site-part-card.tsx'

interface SitePartsPageProps {
  parts: readonly SitePart[]
  mayPublish: boolean
}

/** The site's header and footer: composed once, shown on every page that has them. */
export function SitePartsPage({ parts, mayPublish }: SitePartsPageProps) {
  const heading = useHeadingFocus()
  return (
    <main className="mx-auto flex max-w-bleed flex-col gap-5 px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-app-2xl font-bold tracking-tight outline-none">
          Kepala dan kaki situs
        </h1>
        <p className="max-w-2xl text-app-sm text-muted">
          Susun sekali, tampil di semua halaman. Halaman mitra, halaman tautan, dan halaman yang punya navigasi atau
          kaki sendiri tidak memakainya, kecuali diatur lain di pengaturan halamannya.
        </p>
      </div>
      {parts.map((part) => (
        <SitePartCard key={part.part} part={part} mayPublish={mayPublish} />
      ))}
    </main>
  )
}
