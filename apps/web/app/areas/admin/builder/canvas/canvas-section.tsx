import {
  fallbackOf,
  type LinkWordName,
  sampleOf,
  sayLinkWordsDeep,
  sayOrderWordsDeep,
  type StoredSection,
} from '@naikkelas/page'
import { type Chip, fillChipsDeep, followedKeys } from '@naikkelas/ui/sections/registry'
import type { PlacedSection } from '@naikkelas/ui/sections'
import { Icon } from '@naikkelas/ui/icons'
import { memo, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DrawingBoundary } from '../../page-drawing/drawing-boundary.tsx'
import { isSamePlace } from '../../page-drawing/same-place.ts'
import { SectionDrawing } from '../../page-drawing/section-drawing.tsx'
import { isKnownView } from '../../page-drawing/section-views.ts'
import { SectionAudience } from '../audience/audience-mark.tsx'
import { useBuilder } from '../state/builder-context.ts'
import { CommentBadge } from '../comments/comment-badge.tsx'
import { SectionVariant } from '../experiments/variant-mark.tsx'
import { sectionLabel } from '../model/section-name.ts'
import { listsByRule } from '../offer-record/listed-records.ts'
import { SectionPeople } from '../live/section-people.tsx'
import { useHeldTexts } from '../live/use-others.ts'
import { Times } from '../schedule/late-times.tsx'
import type { BuilderState } from '../model/builder-store.ts'
import { canvasSlot } from './canvas-slot.tsx'
import { withPlaceFor } from './empty-places.ts'
import { InsertButton } from './insert-button.tsx'
import { KeptCard } from './kept-card.tsx'
import { NotArrivedCard } from './not-arrived-card.tsx'
import { picturePlaces } from './picture-places.ts'
import { isBlankValue, valueIn } from '../model/text-value.ts'
import { sectionElement } from '../stage/scroll-to-section.ts'
import { useNear } from './use-near.ts'
import { useSteadyLevel } from './use-steady-level.ts'

interface CanvasSectionProps {
  section: StoredSection
  /** Whether it is the first on the page. Its number is set by `SectionNumbers`. */
  isFirst: boolean
  /** Whether it is drawn only once it comes near. */
  isLate: boolean
  /** Undefined for hidden sections: they have no place on the page. */
  place: PlacedSection | undefined
  /** Anchors that links of this section lead to: it is redrawn when they change. */
  targets: string
}

/** One section on the canvas: the true drawing, selectable, its texts ready to be written in. */
export const CanvasSection = memo(
  function CanvasSection({ section, isFirst, isLate, place, targets }: CanvasSectionProps) {
    const selection = useBuilder((state) => selectionOf(state, section.id))
    const isSelected = selection === 'selected'
    // Only one section is in the Tab order: focus selects, so tabbing through all of them would select each. Arrow keys
    // move between sections.
    const isStop = isSelected || (isFirst && selection === 'nothing selected')
    const element = useRef<HTMLDivElement>(null)
    const isNear = useNear(element, !isLate || isSelected)
    const absence = useBuilder(({ device }) => absenceOf(section, device))
    return (
      <div
        ref={element}
        data-canvas-section={section.id}
        data-state={isSelected || selection === 'among' ? 'selected' : undefined}
        role="group"
        aria-description={sectionLabel(section)}
        tabIndex={isStop ? 0 : -1}
        className="builder-section"
      >
        {!place || absence !== null ? (
          <AbsenceBar section={section} words={absence ?? 'disembunyikan dari pengunjung'} />
        ) : isNear ? (
          <Drawing section={section} place={place} targets={targets} />
        ) : (
          <div className="builder-far" />
        )}
        <SectionVariant section={section} />
        <div className="builder-chrome builder-conditions">
          <SectionAudience section={section} />
          <Times section={section} at="corner" />
        </div>
        <SectionPeople sectionId={section.id} />
        <CommentBadge sectionId={section.id} />
        <InsertButton afterId={section.id} isFirst={isFirst} isStop={isStop} />
      </div>
    )
  },
  (before, after) =>
    before.section === after.section &&
    before.isFirst === after.isFirst &&
    before.isLate === after.isLate &&
    before.targets === after.targets &&
    isSamePlace(before.place?.context, after.place?.context),
)

/** State of a section relative to the selection. */
function selectionOf({ selectedId, selectedIds }: BuilderState, sectionId: string) {
  if (selectedId === sectionId) return 'selected'
  if (selectedId === null) return 'nothing selected'
  return selectedIds.length > 1 && selectedIds.includes(sectionId) ? 'among' : 'beside'
}

interface DrawingProps {
  section: StoredSection
  place: PlacedSection
  targets: string
}

/** The drawing is reused when only the section's position changes. */
const Drawing = memo(
  DrawnSection,
  (before, after) =>
    before.section === after.section &&
    before.targets === after.targets &&
    isSamePlace(before.place.context, after.place.context),
)

function DrawnSection({ section, place }: DrawingProps) {
  const editingPath = useBuilder((state) => (state.editing?.sectionId === section.id ? state.editing.path : null))
  const held = useHeldTexts(section.id)
  const isPhone = useBuilder((state) => state.device < 640)
  const linkWords = useBuilder((state) => state.document.linkWords)
  const { parsed, context } = place
  const headingLevel = useSteadyLevel(context.headingLevel, editingPath !== null)
  // Empty texts that the view draws by itself, such as the default label of a field, need no place made for them.
  const [defaulted] = useState(() => new Set<string>())
  const content = parsed.kind === 'known' ? parsed.content : null
  const isPlace =
    editingPath !== null &&
    content !== null &&
    isBlankValue(valueIn(content, editingPath)) &&
    !defaulted.has(editingPath.join('/'))
  const followed = useMemo(
    () =>
      parsed.kind === 'known'
        ? followedKeys(parsed.definition, { settings: context.settings, record: context.record })
        : new Set<string>(),
    [parsed, context.settings, context.record],
  )
  const slot = useMemo(
    () =>
      parsed.kind === 'known'
        ? canvasSlot({
            sectionId: section.id,
            definition: parsed.definition,
            content: parsed.content,
            editingPath,
            isPlace,
            held,
            followed,
            noteDefaulted: (key) => defaulted.add(key),
          })
        : null,
    [section.id, parsed, editingPath, isPlace, held, followed, defaulted],
  )
  const pictures = useMemo(
    () => (parsed.kind === 'known' ? picturePlaces(parsed.definition, parsed.content, followed) : null),
    [parsed, followed],
  )
  if (parsed.kind === 'unknown' || !isKnownView(section.type) || !slot) {
    return (
      <KeptCard
        title={
          parsed.kind === 'unknown' && parsed.reason === 'invalid_content'
            ? 'Bagian ini tidak dapat ditampilkan'
            : `Bagian “${section.type}” belum dikenal di sini`
        }
      />
    )
  }
  return (
    <DrawingBoundary
      resetKey={section}
      fallback={<KeptCard title="Bagian ini tidak dapat ditampilkan" />}
      notArrived={(tryAgain) => <NotArrivedCard sectionId={section.id} tryAgain={tryAgain} />}
    >
      <Suspense fallback={<div aria-busy="true" className="builder-arriving" />}>
        <SectionDrawing
          type={section.type}
          content={fillChipsDeep(
            sayLinkWordsDeep(
              sayOrderWordsDeep(isPlace ? withPlaceFor(parsed.content, editingPath) : parsed.content, sampleOf),
              fallbackOf(linkWords),
              nameOf,
            ),
            context.offer,
            nameOf,
          )}
          page={{
            ...context,
            headingLevel,
            isSample: false,
            isDraft: true,
            isPhone,
            pictureName: (image) => pictures?.get(image)?.path.join('/'),
          }}
          slot={slot}
        />
        <DrawnControls section={section} />
      </Suspense>
    </DrawingBoundary>
  )
}

// In the builder a missing value is visible; visitors get no clause with a gap.
const nameOf = (chip: Chip | LinkWordName) => `{${chip}}`

/** A sibling of the view, not a wrapper: its effects run once the view is mounted. */
function DrawnControls({ section: { id }, section }: { section: StoredSection }) {
  const [isNothing, setNothing] = useState(false)
  useLayoutEffect(() => {
    const section = sectionElement(id)
    setNothing(section?.querySelector('[data-section-type]') === null)
    // What visitors press is only looked at here, so Tab passes it by.
    for (const element of section?.querySelectorAll<HTMLElement>(pressedByVisitors) ?? []) element.tabIndex = -1
  })
  return isNothing && <AbsenceBar section={section} words={listsByRule(section) ? noRecords : nothingYet} />
}

const nothingYet = 'tidak tampil untuk pengunjung: isiannya belum lengkap atau waktunya sudah lewat'

const noRecords = 'tidak tampil untuk pengunjung: belum ada isi katalog yang cocok'

const pressedByVisitors = 'a[href], summary, video, iframe, button:not(.builder-chrome), input, select, textarea'

/** Why visitors with a screen of this width do not see it; null when they do. */
function absenceOf({ settings: { isHidden, visibleOn } }: StoredSection, device: number): string | null {
  if (isHidden || visibleOn === 'all' || (visibleOn === 'phone') === device < 640) return null
  return visibleOn === 'phone' ? 'hanya tampil di ponsel' : 'hanya tampil di layar lebar'
}

function AbsenceBar({ section, words }: { section: StoredSection; words: string }) {
  return (
    <div className="builder-chrome flex items-center gap-3 bg-hover px-6 py-4 text-app-md text-muted">
      <Icon name="mata-tutup" className="shrink-0" />
      {sectionLabel(section)}, {words}
    </div>
  )
}
