import { type LegalKind, legalVersionPath } from '@naikkelas/contract'
import type { LegalTextPage } from '@naikkelas/contract/content'
import { formatDay } from '@naikkelas/ui/format'

interface LegalVersionListProps {
  kind: LegalKind
  text: LegalTextPage
  /** The day of version 1. */
  builtInDay: string
}

/** Links to the versions that came before the one that is read. */
export function LegalVersionList({ kind, text, builtInDay }: LegalVersionListProps) {
  const earlier = text.others.filter(({ version }) => version < text.version)
  if (earlier.length === 0) return null
  return (
    <section aria-label="Versi sebelumnya" className="flex flex-col gap-3">
      <h2 className="text-app-xl font-bold tracking-tight">Versi sebelumnya</h2>
      <ul className="flex flex-col">
        {earlier.map(({ version, validFrom }) => {
          const day = validFrom ?? builtInDay
          return (
            <li key={version}>
              <a
                href={legalVersionPath(kind, version)}
                className="inline-flex min-h-11 items-center rounded-chip text-app-md text-link underline"
              >
                Versi {version}, berlaku sejak {formatDay(day)}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
