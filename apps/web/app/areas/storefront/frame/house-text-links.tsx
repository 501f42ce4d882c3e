const texts = [
  { href: '/term-and-condition', label: 'Syarat dan ketentuan' },
  { href: '/disclaimer', label: 'Penafian' },
  { href: '/privacy', label: 'Kebijakan privasi' },
] as const

/** A link to each legal text. */
export function HouseTextLinks({ className = '' }: { className?: string }) {
  return (
    <nav aria-label="Ketentuan" className={className}>
      <ul className="flex flex-wrap gap-x-6">
        {texts.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center rounded-chip text-app-sm underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
