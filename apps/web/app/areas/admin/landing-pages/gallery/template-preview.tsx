import type { PageDocument } from '@naikkelas/page'
import type { MediaAsset } from '@naikkelas/ui/sections/registry'
import { SegmentedControl } from '@naikkelas/ui/segmented-control'
import { useState } from 'react'
import { PageDrawing } from '../../page-drawing/page-drawing.tsx'
import { useScale } from '../../page-drawing/use-scale.ts'

interface TemplatePreviewProps {
  label: string
  document: PageDocument
  media: readonly MediaAsset[]
}

const widths = { phone: 390, desktop: 1280 } as const
type Device = keyof typeof widths

/** On a phone the phone preview comes first. */
const ownDevice = (): Device => (window.matchMedia('(width < 40rem)').matches ? 'phone' : 'desktop')

/** The whole page in a scroller, as wide as a phone or a desktop. */
export function TemplatePreview({ label, document, media }: TemplatePreviewProps) {
  const [device, setDevice] = useState<Device>(ownDevice)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-app-xs font-semibold">Pratinjau {label.toLowerCase()}</h3>
        <SegmentedControl
          label="Lebar pratinjau"
          value={device}
          onValueChange={(value) => setDevice(value as Device)}
          options={[
            { value: 'phone', label: 'Ponsel' },
            { value: 'desktop', label: 'Desktop' },
          ]}
        />
      </div>
      <Scaled key={device} width={widths[device]} label={label} document={document} media={media} />
    </div>
  )
}

function Scaled({ width, label, document, media }: TemplatePreviewProps & { width: number }) {
  const { frame, drawing } = useScale(width)
  return (
    <div
      ref={frame}
      role="region"
      aria-label={`Isi templat ${label.toLowerCase()}`}
      // The drawing is inert, so the frame handles the scroll keys.
      tabIndex={0}
      className={`relative h-[26rem] overflow-x-hidden overflow-y-auto overscroll-contain rounded-box border border-line bg-hover focus-visible:outline-3 focus-visible:outline-focus ${width < 400 ? 'mx-auto w-full max-w-[24.5rem]' : 'w-full'}`}
    >
      <div ref={drawing} aria-hidden="true" inert className="invisible absolute inset-x-0 top-0">
        <PageDrawing document={document} media={media} />
      </div>
    </div>
  )
}
