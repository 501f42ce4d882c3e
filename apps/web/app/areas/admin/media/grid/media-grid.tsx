import type { LibraryItem } from '@naikkelas/contract/pages'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { startMediaDrag } from './media-drag.ts'
import { MediaTile } from './media-tile.tsx'
import {
  everything,
  noSelection,
  picked,
  placeAfter,
  rangedTo,
  type Selection,
  toggled,
} from '../../lists/selection.ts'

interface MediaGridProps {
  items: readonly LibraryItem[]
  selection: Selection
  onSelect: (selection: Selection) => void
  /** Shown in the details. */
  onShow: (id: string) => void
  /** Shown in the details, and the focus goes there. */
  onOpen: (id: string) => void
  /** One alone was pressed by mouse or finger. */
  onPress: (id: string) => void
  onMove: () => void
  onRemove: () => void
  isBusy: boolean
}

/**
 * The library as a list to choose several from: arrows move, Shift takes along what lies between, Space adds one, Ctrl+A
 * takes all in sight, Enter opens, M moves into a folder, Delete removes, Escape lets go.
 */
export function MediaGrid({
  items,
  selection,
  onSelect,
  onShow,
  onOpen,
  onPress,
  onMove,
  onRemove,
  isBusy,
}: MediaGridProps) {
  const list = useRef<HTMLDivElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const order = items.map(({ id }) => id)
  const stop = [focusedId, selection.anchorId].find((id) => id !== null && order.includes(id)) ?? order[0]

  const pressed = (event: MouseEvent, id: string) => {
    // Safari and Firefox give what was clicked no focus of its own.
    tileOf(id)?.focus({ preventScroll: true })
    if (event.shiftKey) onSelect(rangedTo(order, selection, id))
    else if (event.ctrlKey || event.metaKey) onSelect(toggled(selection, id))
    else {
      onSelect(picked(id))
      onShow(id)
      onPress(id)
    }
  }
  const keyed = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).dataset.media
    if (id === undefined || event.altKey) return
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
    const to = placeAfter(event.key, { at: order.indexOf(id), count: order.length, columns: columnsOf(list.current) })
    const target = to === undefined ? undefined : order[to]
    if (isAll) onSelect(everything(order))
    else if (target !== undefined) move(target, event)
    else if (event.ctrlKey || event.metaKey) return
    else if (event.key === ' ') onSelect(toggled(selection, id))
    else if (event.key === 'Enter') {
      if (!selection.ids.has(id)) onSelect(picked(id))
      onOpen(id)
    } else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (event.key.toLowerCase() === 'm') onMove()
    else if (event.key === 'Escape' && selection.ids.size > 0) onSelect(noSelection)
    else return
    event.preventDefault()
  }
  const move = (id: string, { shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    tileOf(id)?.focus()
    if (shiftKey) onSelect(rangedTo(order, selection, id))
    else if (!ctrlKey && !metaKey) {
      onSelect(picked(id))
      onShow(id)
    }
  }
  const tileOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-media="${id}"]`)

  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Media"
      aria-multiselectable="true"
      aria-busy={isBusy}
      onKeyDown={keyed}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-1 transition-opacity aria-busy:opacity-60 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
    >
      {items.map((media) => (
        <MediaTile
          key={media.id}
          media={media}
          isSelected={selection.ids.has(media.id)}
          isStop={media.id === stop}
          onPress={(event) => pressed(event, media.id)}
          onToggle={() => onSelect(toggled(selection, media.id))}
          onOpen={() => onOpen(media.id)}
          onFocus={() => setFocusedId(media.id)}
          onDragStart={(event) => {
            const ids = selection.ids.has(media.id) ? [...selection.ids] : [media.id]
            if (!selection.ids.has(media.id)) onSelect(picked(media.id))
            startMediaDrag(event, ids)
          }}
        />
      ))}
    </div>
  )
}

/** As many as stand in the first row. */
function columnsOf(list: HTMLElement | null): number {
  const tiles = [...(list?.children ?? [])] as HTMLElement[]
  const [first] = tiles
  return Math.max(1, tiles.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length)
}
