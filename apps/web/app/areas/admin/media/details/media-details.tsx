import { downloadParameter, type LibraryItem, mediaUrl } from '@naikkelas/contract/pages'
import { Button } from '@naikkelas/ui/button'
import { formatBytes, formatDateTime } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import { Skeleton } from '@naikkelas/ui/skeleton'
import { type ReactNode, Suspense, useState } from 'react'
import { formatName, formatSize } from '../media-words.ts'
import { DescriptionFields } from './description-fields.tsx'
import { MadeFiles } from './made-files.tsx'
import { ReplacementList } from './replacement-list.tsx'
import { useDetails } from './use-details.ts'
import { UseList } from './use-list.tsx'
import { latePart } from '../../../../shared/late/late-part.tsx'

// Each is fetched when it is first asked for.
const CropDialog = latePart(async () => (await import('./crop-dialog.tsx')).CropDialog)
const ReplaceDialog = latePart(async () => (await import('./replace-dialog.tsx')).ReplaceDialog)

interface MediaDetailsProps {
  item: LibraryItem
  mayDesign: boolean
  mayReplace: boolean
  /** Something of it changed. */
  onChange: (item: LibraryItem) => void
  /** A picture was cut out of it. */
  onCrop: (made: LibraryItem) => void
  /** Pages changed. */
  onReplace: () => void
  onMove: () => void
  onRemove: () => void
  onRestore: () => void
}

/** Everything about one picture or film, and what can be done with it. */
export function MediaDetails(props: MediaDetailsProps) {
  const { item, mayDesign, mayReplace, onChange, onCrop, onReplace } = props
  const { state, refresh } = useDetails(item)
  const [act, setAct] = useState<'crop' | 'replace' | null>(null)
  const details = state.kind === 'ready' ? state.details : null
  const isInTrash = item.deletedAt !== null
  return (
    <div className="flex flex-col gap-5 text-app-sm">
      <Preview item={item} />
      <Acts {...props} onCropping={() => setAct('crop')} onReplacing={() => setAct('replace')} />
      {!isInTrash && <DescriptionFields key={item.id} item={item} isReadOnly={!mayDesign} onChange={onChange} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact name="Ukuran">{formatBytes(item.bytes)}</Fact>
        <Fact name="Dimensi">{formatSize(item)} piksel</Fact>
        <Fact name="Format">{formatName(item)}</Fact>
        <Fact name="Diunggah">{formatDateTime(item.createdAt)}</Fact>
        {details?.uploadedBy && <Fact name="Oleh">{details.uploadedBy}</Fact>}
      </dl>
      {state.kind === 'loading' && <Skeleton shape="box" className="h-24" />}
      {state.kind === 'failed' && (
        <p role="alert" className="text-danger">
          {state.message}{' '}
          <button type="button" onClick={refresh} className="font-semibold underline">
            Coba lagi
          </button>
        </p>
      )}
      {details && (
        <>
          <UseList uses={details.uses} />
          <ReplacementList
            replacements={details.replacements}
            itemId={item.id}
            mayUndo={mayReplace}
            onUndone={() => {
              refresh()
              onReplace()
            }}
          />
          {item.kind === 'image' && <MadeFiles details={details} />}
        </>
      )}
      <Suspense fallback={null}>
        {act === 'crop' && <CropDialog item={item} onClose={() => setAct(null)} onDone={onCrop} />}
        {act === 'replace' && details && (
          <ReplaceDialog
            item={item}
            uses={details.uses}
            onClose={() => setAct(null)}
            onDone={() => {
              refresh()
              onReplace()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function Preview({ item }: { item: LibraryItem }) {
  const widths = item.widths.filter((width) => width <= 960)
  const width = widths.at(-1) ?? item.widths[0]
  return (
    <div
      ref={(element) => element?.style.setProperty('background-color', item.color)}
      className="flex max-h-64 items-center justify-center overflow-hidden rounded-box"
    >
      {item.kind === 'image' ? (
        <img
          key={item.id}
          src={width === undefined ? mediaUrl(item, 'original', item.width) : mediaUrl(item, 'webp', width)}
          alt={item.alt}
          width={item.width}
          height={item.height}
          className="max-h-64 w-full object-contain"
        />
      ) : (
        <video
          key={item.id}
          controls
          preload="metadata"
          src={mediaUrl(item, 'original', item.width)}
          className="max-h-64 w-full"
        />
      )}
    </div>
  )
}

interface ActsProps extends MediaDetailsProps {
  onCropping: () => void
  onReplacing: () => void
}

function Acts({ item, mayDesign, mayReplace, onCropping, onReplacing, onMove, onRemove, onRestore }: ActsProps) {
  if (item.deletedAt !== null)
    return (
      <div className="flex flex-wrap items-center gap-2">
        {mayDesign && (
          <Button size="sm" iconStart={<Icon name="urungkan" size={16} />} onClick={onRestore}>
            Pulihkan
          </Button>
        )}
        <p className="text-muted">
          Di sampah sejak {formatDateTime(item.deletedAt)}. Dihapus selamanya setelah 30 hari.
        </p>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      {mayDesign && item.kind === 'image' && (
        <Button size="sm" onClick={onCropping}>
          Pangkas
        </Button>
      )}
      {mayReplace && (
        <Button size="sm" onClick={onReplacing}>
          Ganti di halaman
        </Button>
      )}
      <Button asChild size="sm" iconStart={<Icon name="unduh" size={16} />}>
        <a href={`${mediaUrl(item, 'original', item.width)}?${downloadParameter}`} download>
          Unduh asli
        </a>
      </Button>
      {mayDesign && (
        <>
          <Button size="sm" variant="quiet" iconStart={<Icon name="map" size={16} />} onClick={onMove}>
            Pindahkan
          </Button>
          <Button size="sm" variant="quiet" iconStart={<Icon name="hapus" size={16} />} onClick={onRemove}>
            Hapus
          </Button>
        </>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
