import { Button } from '@naikkelas/ui/button'
import { EmptyState } from '@naikkelas/ui/empty-state'
import { Icon } from '@naikkelas/ui/icons'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { formatDateTime } from '@naikkelas/ui/format'
import { PageDrawing } from '../../page-drawing/page-drawing.tsx'
import { useStage } from '../stage/use-stage.ts'
import { useMediaQuery, wideScreen } from '../../kit/use-media-query.ts'
import { sectionLabel, sectionWords } from '../model/section-name.ts'
import type { Loaded, VersionDetail } from './use-versions.ts'

interface VersionPreviewProps {
  answer: Loaded<VersionDetail>
  onAgain: () => void
}

/** How the page looked in one version, to scroll through. */
export function VersionPreview({ answer, onAgain }: VersionPreviewProps) {
  switch (answer.state) {
    case 'loading':
      return <Skeleton shape="box" className="h-72 sm:h-[26rem]" />
    case 'failed':
      return (
        <EmptyState
          size="inline"
          headingLevel={3}
          picture={<Icon name="peringatan" size={32} />}
          title="Versi ini belum terbaca"
          text={answer.message}
          action={<Button onClick={onAgain}>Coba lagi</Button>}
        />
      )
    case 'loaded':
      return <Drawn key={answer.value.version.id} detail={answer.value} />
    default:
      return answer satisfies never
  }
}

function Drawn({ detail: { version, document, media } }: { detail: VersionDetail }) {
  const { scroller, frame, stage } = useStage(useMediaQuery(wideScreen) ? 1280 : 360)
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={`Pratinjau versi ${formatDateTime(version.at)}`}
      // Scrolled by keys too.
      tabIndex={0}
      className="h-72 min-w-0 overflow-x-hidden overflow-y-auto rounded-box border border-line bg-ground py-3 sm:h-[26rem]"
    >
      {/* The drawing is for the eyes; its order and its titles are read out instead. */}
      <ol className="sr-only">
        {document.sections.map((section) => (
          <li key={section.id}>
            {sectionLabel(section)} {sectionWords(section)}
          </li>
        ))}
      </ol>
      <div ref={frame} className="relative mx-auto">
        <div ref={stage} inert aria-hidden="true" className="absolute inset-s-0 top-0 bg-surface shadow-e1">
          <PageDrawing document={document} media={media} />
        </div>
      </div>
    </div>
  )
}
