import { Logo } from '@naikkelas/ui/icons'

/** The logo, linked to the home page. */
export function HomeLink() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center rounded-chip text-accent"
      aria-label="Naikkelas, ke beranda"
    >
      <Logo label="" />
    </a>
  )
}
