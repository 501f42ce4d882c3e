import { privacyPath, type SitePartName, type StoredSection, withSiteParts } from '@naikkelas/page'
import { placeSections } from '@naikkelas/ui/sections'
import { type Link, safeHref } from '@naikkelas/ui/sections/registry'
import { ThemeStyle } from '@naikkelas/ui/theme'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useNonce } from '../../../../shared/document/nonce.ts'
import { parseOnce } from '../../page-drawing/parsed-section.ts'
import { useBuilder, useBuilderActions, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { PageScope } from '../../page-drawing/page-scope.tsx'
import { regionMark } from '../stage/region-focus.ts'
import { DropLine } from '../dnd/drop-line.tsx'
import { useFollowOffer, useLiveOffer, useRecordDetails } from '../offer-record/bound-offer.ts'
import { useFollowListings, useListedRecords } from '../offer-record/listed-records.ts'
import { SitePart } from '../site-parts/site-part.tsx'
import { useSitePartsNow } from '../site-parts/use-site-parts.ts'
import { useCanvasAssets } from '../stage/canvas-assets.ts'
import { CanvasPictures } from './canvas-pictures.tsx'
import { CanvasSection } from './canvas-section.tsx'
import { EmptyCanvas } from './empty-canvas.tsx'
import { scrollToSection } from '../stage/scroll-to-section.ts'
import { sectionTargets } from './section-targets.ts'
import { SectionNumbers } from './section-numbers.tsx'
import { SectionToolbar } from './section-toolbar.tsx'
import { useCanvasKeys } from './use-canvas-keys.ts'
import { useCanvasPictures } from './use-canvas-pictures.ts'
import { drawnAtOnce, drawnWhole } from './use-near.ts'
import { useRemovalToast } from './use-removal-toast.ts'
import { useSectionPresses } from './use-section-presses.ts'
import { useStage } from '../stage/use-stage.ts'
import { useHiddenInSight } from './use-hidden-in-sight.ts'
import { useStillCanvas } from './use-still-canvas.ts'
import { useStillDevice } from './use-still-device.ts'

/** The page as visitors will see it, at the chosen width, with what edits it around it. */
export function Canvas() {
  const { store } = useBuilderParts()
  const { select } = useBuilderActions()
  const document = useBuilder((state) => state.document)
  useFollowOffer()
  useFollowListings()
  const records = useListedRecords()
  const record = useRecordDetails()
  const offer = useLiveOffer(document.offer)
  const device = useBuilder((state) => state.device)
  const isFitted = useWorkspace(({ panels }) => panels.isFitted)
  const nonce = useNonce()
  const media = useCanvasAssets()
  const { scroller, frame, stage } = useStage(device, isFitted)
  const onKeyDown = useCanvasKeys()
  const pictures = useCanvasPictures()
  const presses = useSectionPresses()

  const site = useSitePartsNow()
  const placed = useMemo(() => {
    const items = withSiteParts(document, site).sections
    return placeSections({
      items,
      offer,
      media,
      records,
      record,
      href: hrefOnCanvas,
      privacyHref: privacyPath,
      parse: parseOnce,
    })
    // Other parts of a document do not affect section positions.
  }, [document.sections, site, offer, media, records, record])
  const placeById = useMemo(() => new Map(placed.map((place) => [place.section.id, place])), [placed])
  // An empty page shows its first step and nothing else.
  const placedOf = (part: SitePartName) =>
    document.sections.length === 0
      ? []
      : site[part].flatMap(({ id }) => (document.sections.some((own) => own.id === id) ? [] : placeById.get(id)) ?? [])
  const { target: offerTarget } = document.offer.cta
  const targetsOf = (section: StoredSection) =>
    [...sectionTargets(section), ...(offerTarget.kind === 'section' ? [offerTarget.sectionId] : [])]
      .map((id) => placeById.get(id)?.context.anchor ?? '')
      .join(' ')
  const isPressed = useStillCanvas(scroller)
  useStillDevice(scroller)
  useHiddenInSight(scroller)
  useFollowSelection(store, isPressed)
  useRemovalToast()

  return (
    <section
      aria-label="Kanvas"
      {...regionMark}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col"
      onKeyDown={onKeyDown}
      // Links, videos and forms of the page are inert; a click on a label edits its text.
      onClickCapture={keepHere}
      onSubmitCapture={(event) => event.preventDefault()}
    >
      <div
        ref={scroller}
        data-canvas-scroller=""
        data-region-body=""
        {...pictures.handlers}
        className={`relative min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] ${isFitted ? 'overflow-x-hidden' : 'overflow-x-auto'}`}
        onClick={(event) => {
          // Clicks in a toolbar menu arrive here too: React events bubble through portals.
          const { target, currentTarget } = event
          if (
            target instanceof Element &&
            currentTarget.contains(target) &&
            !target.closest('[data-canvas-section],[role=toolbar]')
          )
            select(null)
        }}
      >
        <div className="mx-auto min-w-full w-max px-3 pt-4 pb-24 sm:px-6 sm:pt-8">
          <div ref={frame} data-zone="canvas" className="relative mx-auto">
            <ThemeStyle theme={document.theme} {...(nonce === undefined ? {} : { nonce })} />
            <div ref={stage} {...presses} className="builder-stage absolute inset-s-0 top-0 bg-surface shadow-e1">
              <PageScope document={document} className="builder-page">
                <SitePart part="header" places={placedOf('header')} />
                {document.sections.map((section, index) => (
                  <CanvasSection
                    key={section.id}
                    section={section}
                    isFirst={index === 0}
                    isLate={document.sections.length > drawnWhole && index >= drawnAtOnce}
                    place={placeById.get(section.id)}
                    targets={targetsOf(section)}
                  />
                ))}
                <SitePart part="footer" places={placedOf('footer')} />
              </PageScope>
            </div>
            {document.sections.length === 0 && <EmptyCanvas />}
            <SectionToolbar onChoosePicture={pictures.choose} />
            <SectionNumbers stage={stage} />
            <DropLine zone="canvas" />
          </div>
        </div>
      </div>
      <CanvasPictures pictures={pictures} />
    </section>
  )
}

// A URL is only needed to distinguish links from text: nothing on the canvas is followed.
function hrefOnCanvas(link: Link): string | null {
  const isEmpty =
    (link.kind === 'url' && safeHref(link.href) === null) || (link.kind === 'whatsapp' && link.number === '')
  return isEmpty ? null : '#'
}

function keepHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('[data-canvas-section] :is(a, label)'))
    event.preventDefault()
}

/** Shows a section on the canvas when it is selected elsewhere, once it is drawn. */
function useFollowSelection(store: ReturnType<typeof useBuilderParts>['store'], isPressed: () => boolean) {
  const shown = useRef(store.getState().selectedId)
  useEffect(
    () =>
      store.subscribe(({ selectedId }) => {
        if (selectedId === shown.current) return
        shown.current = selectedId
        if (selectedId === null) return
        // A clicked section is in sight already; it stays where it is.
        if (!isPressed()) requestAnimationFrame(() => scrollToSection(selectedId))
      }),
    [store, isPressed],
  )
}
