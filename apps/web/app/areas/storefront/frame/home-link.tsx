import { BrandLogo } from '../../../shared/site/brand-logo.tsx'
import { useSite } from '../../../shared/site/site-context.tsx'

/** The logo, linked to the home page. */
export function HomeLink() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center rounded-chip text-accent"
      aria-label={`${useSite().brand.name}, ke beranda`}
    >
      <BrandLogo />
    </a>
  )
}
