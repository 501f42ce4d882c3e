import { HouseFrame } from './house-frame.tsx'

interface HouseTextProps {
  title: string
  /** Summary of the page in one sentence. */
  intro: string
  parts: readonly { title: string; lines: readonly string[] }[]
}

/** A legal text, with links to the others at its end. Works without script. */
export function HouseText({ title, intro, parts }: HouseTextProps) {
  return (
    <HouseFrame>
      <div className="flex max-w-text flex-1 flex-col gap-8 py-10">
        <h1 className="text-app-3xl font-bold tracking-tight">{title}</h1>
        <p className="text-app-md">{intro}</p>
        {parts.map((part) => (
          <section key={part.title} className="flex flex-col gap-3">
            <h2 className="text-app-xl font-bold tracking-tight">{part.title}</h2>
            {part.lines.map((line) => (
              <p key={line} className="text-app-md text-muted">
                {line}
              </p>
            ))}
          </section>
        ))}
      </div>
      <HouseTextLinks className="border-t border-line pt-4" />
    </HouseFrame>
  )
}

const texts = [
  { href: '/term-and-condition', label: 'Syarat dan ketentuan' },
  { href: '/disclaimer', label: 'Penafian' },
  { href: '/privacy', label: 'Kebijakan privasi' },
] as const

/** Link to each of them. */
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
