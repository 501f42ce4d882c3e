import { sellableAddress } from '@naikkelas/contract/commerce'
import type { ShownHighlight } from '@naikkelas/contract/site'
import { Button } from '@naikkelas/ui/button'
import { ShownPicture } from '../content-lists/shown-picture.tsx'

/** Courses or events that are shown above their list. Nothing without any. */
export function Highlights({ highlights }: { highlights: readonly ShownHighlight[] }) {
  if (highlights.length === 0) return null
  return (
    <section aria-label="Sorotan" className="mb-8">
      <ul className="flex flex-col gap-4">
        {highlights.map((highlight, index) => (
          <li key={highlight.number}>
            <HighlightCard highlight={highlight} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HighlightCard({ highlight, isFirst }: { highlight: ShownHighlight; isFirst: boolean }) {
  const { title, summary, picture, card } = highlight
  return (
    <div
      className={`grid overflow-hidden rounded-surface border border-line bg-surface ${picture ? 'sm:grid-cols-2' : ''}`}
    >
      {picture && (
        <div className="aspect-video overflow-hidden">
          <ShownPicture
            picture={picture}
            sizes="(min-width: 40rem) 34rem, 92vw"
            isEager={isFirst}
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="flex min-w-0 flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <p className="text-app-sm font-semibold text-muted">{card.name}</p>
        <h2 className="text-h2 text-balance wrap-anywhere">{title}</h2>
        {summary !== '' && <p className="max-w-text text-pretty text-muted">{summary}</p>}
        <Button asChild variant="primary" size="lg">
          <a href={sellableAddress(card)}>{card.kind === 'event' ? 'Lihat acara' : 'Lihat kelas'}</a>
        </Button>
      </div>
    </div>
  )
}
