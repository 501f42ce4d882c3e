import type { LibraryItem } from '@naikkelas/contract/pages'
import { formatBytes } from '@naikkelas/ui/format'
import { Icon } from '@naikkelas/ui/icons'
import type { DragEvent, MouseEvent } from 'react'
import { formatSize } from '../media-words.ts'
import { MediaPicture } from './media-picture.tsx'

interface MediaTileProps {
  media: LibraryItem
  isSelected: boolean
  /** Whether Tab stops here. */
  isStop: boolean
  onPress: (event: MouseEvent) => void
  onToggle: () => void
  onOpen: () => void
  onFocus: () => void
  onDragStart: (event: DragEvent) => void
}

/** One of the library, to be selected, opened or dragged into a folder. */
export function MediaTile({
  media,
  isSelected,
  isStop,
  onPress,
  onToggle,
  onOpen,
  onFocus,
  onDragStart,
}: MediaTileProps) {
  return (
    <div
      role="option"
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-media={media.id}
      draggable
      onClick={onPress}
      onDoubleClick={onOpen}
      onFocus={onFocus}
      onDragStart={onDragStart}
      className="group relative flex min-w-0 cursor-default flex-col gap-1 rounded-box p-1 outline-offset-[-2px] transition-colors select-none hover:bg-hover aria-selected:bg-tint aria-selected:ring-1 aria-selected:ring-accent aria-selected:ring-inset"
    >
      <MediaPicture media={media} />
      <span className="flex min-w-0 items-baseline gap-1.5 px-1 text-app-xs">
        <span className="min-w-0 flex-1 truncate font-medium text-text">{media.fileName}</span>
      </span>
      <span className="flex min-w-0 items-center gap-1.5 px-1 pb-0.5 text-app-xs text-muted">
        <span className="truncate">
          {formatSize(media)} · {formatBytes(media.bytes)}
        </span>
        <Notes media={media} />
      </span>
      {/* The option itself says whether it is selected; this is for the finger and the mouse. */}
      <span
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          onToggle()
        }}
        className="absolute start-0 top-0 flex size-11 items-center justify-center opacity-0 transition-opacity group-hover:opacity-100 group-aria-selected:opacity-100 pointer-coarse:opacity-100"
      >
        <span className="flex size-5 items-center justify-center rounded-chip border border-border bg-surface text-accent">
          {isSelected && <Icon name="centang" size={16} />}
        </span>
      </span>
    </div>
  )
}

function Notes({ media: { kind, alt, pageCount, deletedAt } }: { media: LibraryItem }) {
  if (deletedAt !== null) return null
  return (
    <>
      {kind === 'image' && alt.trim() === '' && (
        <span title="Tanpa teks alternatif" className="ms-auto shrink-0 text-warn">
          <Icon name="peringatan" size={16} />
          <span className="sr-only">, tanpa teks alternatif</span>
        </span>
      )}
      {pageCount === 0 && <span className="sr-only">, belum dipakai</span>}
    </>
  )
}
