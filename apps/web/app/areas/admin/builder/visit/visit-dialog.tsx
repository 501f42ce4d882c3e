import { shownAt, withSiteParts } from '@naikkelas/page'
import { Dialog, DialogContent } from '@naikkelas/ui/dialog'
import { offerAt, unknownVisitor } from '@naikkelas/ui/sections/registry'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useMemo, useState } from 'react'
import { formatDateTime } from '@naikkelas/ui/format'
import { InstantInput } from '../../inputs/instant-input.tsx'
import { assetOf } from '../../page-drawing/media-asset.ts'
import { SiteBars } from '../../page-drawing/site-bars.tsx'
import { PageDrawing } from '../../page-drawing/page-drawing.tsx'
import { VisitorChoice } from '../audience/visitor-choice.tsx'
import { useCatalogueMedia } from '../stage/catalogue-media.ts'
import { useBuilder, useBuilderParts, useWorkspace } from '../state/builder-context.ts'
import { ScaledSection } from '../compare/scaled-section.tsx'
import { SaidChoice, type Said, wordsSaying } from '../../share/said-choice.tsx'
import { type DeviceWidth, deviceWidths } from '../model/builder-store.ts'
import { useLiveOffer, useRecordDetails } from '../offer-record/bound-offer.ts'
import { sectionLabel } from '../model/section-name.ts'
import { useSiteParts } from '../site-parts/use-site-parts.ts'
import { hiddenThen } from './hidden-then.ts'

const widthOptions = [
  { value: '360', label: 'Ponsel' },
  { value: '768', label: 'Tablet' },
  { value: '1280', label: 'Desktop' },
] as const

/** The page as visitors will have it at a moment one chooses, and in words what they do not see then and why. */
export function VisitDialog({ onClose }: { onClose: () => void }) {
  const document = useBuilder((state) => state.document)
  const kind = useBuilder((state) => state.page.kind)
  const media = useBuilder((state) => state.media)
  const device = useBuilder((state) => state.device)
  const offer = useLiveOffer(document.offer)
  const [typed, setTyped] = useState<string | null>(() => new Date().toISOString())
  const [width, setWidth] = useState<DeviceWidth>(device)
  const [visitor, setVisitor] = useState(unknownVisitor)
  const [said, setSaid] = useState<Said>({})
  const [now] = useState(() => new Date().toISOString())
  const at = typed ?? now
  const site = useSiteParts()
  const records = useWorkspace(({ listings }) => listings.records)
  const record = useRecordDetails()
  const covers = useCatalogueMedia()
  const { siteParts } = useBuilderParts()
  const then = useMemo(() => {
    const { sections } = withSiteParts(document, site)
    const linkWords = wordsSaying(document.linkWords, said)
    return { ...document, linkWords, offer: offerAt(offer, at), sections: shownAt(sections, new Date(at)) }
  }, [document, site, offer, at, said])
  const assets = useMemo(
    () => [...siteParts.media, ...covers, ...media.values()].map(assetOf),
    [siteParts, covers, media],
  )
  const hidden = hiddenThen(document.sections, { at: new Date(at), width, visitor })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title="Lihat sebagai pengunjung" size="xl">
        <div className="flex flex-col gap-4 pt-1">
          <div className="flex flex-wrap items-start gap-4">
            <InstantInput
              label="Tanggal dan jam"
              hint={typed === null ? 'Waktu WIB. Kosong berarti sekarang.' : undefined}
              value={typed}
              onChange={setTyped}
            />
            <div className="sm:pt-6">
              <SegmentedControl
                label="Lebar layar"
                options={widthOptions}
                value={String(width) as (typeof widthOptions)[number]['value']}
                onValueChange={(value) => setWidth(deviceWidths.find((one) => String(one) === value) ?? 1280)}
              />
            </div>
          </div>
          {document.sections.some(({ settings }) => settings.audience) && (
            <div className="flex flex-wrap items-start gap-4">
              <VisitorChoice visitor={visitor} onChange={setVisitor} />
            </div>
          )}
          {document.linkWords && (
            <div className="flex flex-wrap items-start gap-4">
              <SaidChoice words={document.linkWords} said={said} onChange={setSaid} />
            </div>
          )}
          <div role="status" className="text-app-sm">
            {hidden.length === 0 ? (
              <p>Pada {formatDateTime(at)}, semua bagian tampil.</p>
            ) : (
              <>
                <p className="font-semibold">
                  Pada {formatDateTime(at)}, {hidden.length} bagian tidak tampil utuh:
                </p>
                <ul className="list-disc ps-5">
                  {hidden.map(({ sectionId, reason }) => {
                    const index = document.sections.findIndex(({ id }) => id === sectionId)
                    const section = document.sections[index]
                    return (
                      section && (
                        <li key={sectionId}>
                          {index + 1}. {sectionLabel(section)}: {reason}
                        </li>
                      )
                    )
                  })}
                </ul>
              </>
            )}
          </div>
          <div
            role="region"
            aria-label={`Halaman pada ${formatDateTime(at)}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too
            tabIndex={0}
            className="h-[56dvh] overflow-x-hidden overflow-y-auto rounded-surface border border-line bg-canvas"
          >
            <div className={`mx-auto ${width === 360 ? 'max-w-90' : ''}`}>
              <ScaledSection key={width} width={width}>
                <PageDrawing
                  document={then}
                  media={assets}
                  records={records}
                  record={record}
                  now={at}
                  visitor={visitor}
                  bars={<SiteBars kind={kind} />}
                  isPhone={width === 360}
                />
              </ScaledSection>
            </div>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}
