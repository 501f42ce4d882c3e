import type { SitePart } from '@naikkelas/contract/pages'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { SitePartCard } from './site-part-card.tsx'

interface SitePartsPageProps {
  parts: readonly SitePart[]
  mayPublish: boolean
}

/** The site's header and footer: composed once, shown on every page that has them. */
export function SitePartsPage({ parts, mayPublish }: SitePartsPageProps) {
  return (
    <AdminScreen
      title="Header dan footer situs"
      description="Susun sekali, tampil di semua halaman. Halaman mitra, halaman tautan, dan halaman yang punya header atau footer sendiri tidak memakainya, kecuali diatur lain di pengaturan halamannya."
    >
      {parts.map((part) => (
        <SitePartCard key={part.part} part={part} mayPublish={mayPublish} />
      ))}
    </AdminScreen>
  )
}
