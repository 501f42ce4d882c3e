import type { PageDifference } from '@naikkelas/page'
import { Badge } from '@naikkelas/ui/badge'
import { Button } from '@naikkelas/ui/button'
import { Icon } from '@naikkelas/ui/icons'
import { pageDifferenceWords } from './page-difference-words.ts'
import type { SidePage } from '../state/sides.ts'
import { TextChange } from './text-change.tsx'

interface PageChangesProps {
  differences: readonly PageDifference[]
  before: SidePage
  after: SidePage
  onRestore: (() => void) | null
}

/** Changes of the page as a whole: theme, offer, search settings. */
export function PageChanges({ differences, before, after, onRestore }: PageChangesProps) {
  return (
    <section
      data-compare-row="page"
      aria-labelledby="compare-page-heading"
      tabIndex={-1}
      className="scroll-mt-2 rounded-box border border-line bg-surface p-3 outline-offset-2 focus:outline-3 focus:outline-focus"
    >
      <div className="flex flex-wrap items-center gap-2 pb-1">
        <h3 id="compare-page-heading" className="text-app-sm font-semibold">
          Tema, penawaran, dan mesin pencari
        </h3>
        <Badge tone="warn" icon={<Icon name="pensil" size={16} />}>
          Diubah
        </Badge>
        {onRestore && (
          <Button size="sm" className="ms-auto" onClick={onRestore}>
            Kembalikan pengaturan ini
          </Button>
        )}
      </div>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {differences.map((difference) => (
          <TextChange
            key={`${difference.part}.${difference.key}`}
            words={pageDifferenceWords(difference, { before, after })}
          />
        ))}
      </div>
    </section>
  )
}
