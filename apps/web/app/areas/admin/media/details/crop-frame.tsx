import { type LibraryItem, mediaUrl } from '@naikkelas/contract/pages'
import { type Handle, handles, moved, type Rectangle, resized } from '@naikkelas/ui/image-cropper'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface CropFrameProps {
  item: LibraryItem
  rectangle: Rectangle
  ratio: number | null
  onChange: (rectangle: Rectangle) => void
}

interface Pull {
  handle: Handle | null
  from: { x: number; y: number }
  rectangle: Rectangle
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The picture with a frame on it: dragged to move, pulled at its handles, moved by the arrows, resized with Shift. */
export function CropFrame({ item, rectangle, ratio, onChange }: CropFrameProps) {
  const area = useRef<HTMLDivElement>(null)
  const pull = useRef<Pull | null>(null)
  const width = item.widths.at(-1)
  const begin = (event: PointerEvent, handle: Handle | null) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { handle, from: { x: event.clientX, y: event.clientY }, rectangle }
  }
  const follow = (event: PointerEvent) => {
    const held = pull.current
    const box = area.current?.getBoundingClientRect()
    if (!held || !box) return
    const scale = item.width / box.width
    const by = { x: (event.clientX - held.from.x) * scale, y: (event.clientY - held.from.y) * scale }
    onChange(
      held.handle === null ? moved(held.rectangle, by, item) : resized(held.rectangle, held.handle, by, item, ratio),
    )
  }
  const end = () => {
    pull.current = null
  }
  const keyed = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = Math.max(1, Math.round(item.width / 100))
    const by = { x: step.x * far, y: step.y * far }
    onChange(
      event.shiftKey
        ? resized(rectangle, ratio !== null && by.y !== 0 ? 's' : 'se', by, item, ratio)
        : moved(rectangle, by, item),
    )
  }
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  const place = {
    left: percent(rectangle.left, item.width),
    top: percent(rectangle.top, item.height),
    width: percent(rectangle.width, item.width),
    height: percent(rectangle.height, item.height),
  }
  return (
    <div className="flex justify-center rounded-box bg-hover p-2">
      <div ref={area} className="relative max-w-full touch-none select-none">
        <img
          src={width === undefined ? mediaUrl(item, 'original', item.width) : mediaUrl(item, 'webp', width)}
          alt=""
          width={item.width}
          height={item.height}
          draggable={false}
          className="block max-h-[50dvh] w-auto max-w-full"
        />
        {/* What is cut away lies in the shadow of what stays. */}
        <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
          <div style={place} className="absolute shadow-[0_0_0_9999px_color-mix(in_srgb,black_55%,transparent)]" />
        </div>
        <div
          role="group"
          aria-label="Bingkai pangkas. Panah menggeser, Shift dan panah mengubah ukuran."
          tabIndex={0}
          style={place}
          onKeyDown={keyed}
          onPointerDown={(event) => begin(event, null)}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
          className="absolute cursor-move border-2 border-white outline-offset-[-4px]"
        >
          {handles.map((handle) => (
            <span
              key={handle}
              aria-hidden="true"
              onPointerDown={(event) => begin(event, handle)}
              onPointerMove={follow}
              onPointerUp={end}
              onPointerCancel={end}
              className={`absolute flex size-11 items-center justify-center ${places[handle]}`}
            >
              <span className="size-3 rounded-round border-2 border-white bg-action" />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

const places: Readonly<Record<Handle, string>> = {
  nw: '-start-5.5 -top-5.5 cursor-nwse-resize',
  n: 'start-1/2 -top-5.5 -ms-5.5 cursor-ns-resize',
  ne: '-end-5.5 -top-5.5 cursor-nesw-resize',
  e: '-end-5.5 top-1/2 -mt-5.5 cursor-ew-resize',
  se: '-end-5.5 -bottom-5.5 cursor-nwse-resize',
  s: 'start-1/2 -bottom-5.5 -ms-5.5 cursor-ns-resize',
  sw: '-start-5.5 -bottom-5.5 cursor-nesw-resize',
  w: '-start-5.5 top-1/2 -mt-5.5 cursor-ew-resize',
}
