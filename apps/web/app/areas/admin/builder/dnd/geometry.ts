/** The vertical extent of a section on the screen, in CSS pixels. What is drawn scaled is measured scaled. */
export interface Extent {
  top: number
  bottom: number
}

/** Extents from top to bottom; measured on demand, because a page may have hundreds. */
export interface Extents {
  length: number
  at(index: number): Extent | undefined
}

/** Before which section a drop at `y` goes, counted from 0; the number of sections is after the last one. */
export function insertionIndex(y: number, extents: Extents): number {
  let [low, high] = [0, extents.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const extent = extents.at(middle)
    if (extent && y < (extent.top + extent.bottom) / 2) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Where the line of an insertion is drawn, from the top of its container: in the middle of its gap.
 *
 * @param scale of the container's own drawing, when it is scaled and its extents were measured on the screen
 */
export function lineOffset({
  index,
  extents,
  containerTop,
  scale = 1,
}: {
  index: number
  extents: Extents
  containerTop: number
  scale?: number
}): number {
  const above = index > 0 ? extents.at(index - 1) : undefined
  const below = extents.at(index)
  if (above && below) return ((above.bottom + below.top) / 2 - containerTop) / scale
  return ((above?.bottom ?? below?.top ?? containerTop) - containerTop) / scale
}

/** The index after the move, counted without the moved one; null when the drop leaves everything as it is. */
export function indexAfterMove(from: number, insertion: number): number | null {
  if (insertion === from || insertion === from + 1) return null
  // The dragged section still counts in its own list until it is dropped, so every place below it is one too far.
  return insertion > from ? insertion - 1 : insertion
}

/**
 * The next place in a direction, kept within the list. Both sides of the dragged section are the place it has, so that
 * every press of a key moves it by one.
 */
export function nextInsertion({
  insertion,
  by,
  from,
  count,
}: {
  insertion: number
  by: -1 | 1
  from: number | null
  count: number
}): number {
  const places = Array.from({ length: count + 1 }, (_, index) => index).filter(
    (index) => from === null || index !== from + 1,
  )
  const at = places.indexOf(from !== null && insertion === from + 1 ? from : insertion)
  return places[Math.min(places.length - 1, Math.max(0, at + by))] ?? insertion
}

/**
 * How much of a list is out of sight towards the half of its frame that the pointer is in, or beyond it. Below zero where
 * what comes before or after the list is in sight there. All on the screen, in CSS pixels.
 */
export function outOfSight({ list, frame, y }: { list: Extent; frame: Extent; y: number }): {
  towards: 'start' | 'end'
  pixels: number
} {
  return y < (frame.top + frame.bottom) / 2
    ? { towards: 'start', pixels: frame.top - list.top }
    : { towards: 'end', pixels: list.bottom - frame.bottom }
}

/** How far from the edge of what scrolls it begins to scroll, in CSS pixels. */
const edgePx = 120

/**
 * How fast something scrolls while a pointer is at or past its upper or lower edge, in CSS pixels per second, negative
 * upwards: next to nothing where the edge begins, and at its far side fast enough to bring the longest page from one end
 * to the other in about a second.
 * @param range how far it can scroll at all
 */
export function edgeSpeed({ y, frame, range }: { y: number; frame: Extent; range: number }): number {
  const edge = Math.min(edgePx, (frame.bottom - frame.top) / 4)
  const past = Math.max(0, frame.top + edge - y) - Math.max(0, y - (frame.bottom - edge))
  const share = Math.min(1, Math.abs(past) / edge)
  return -Math.sign(past) * Math.min(40_000, Math.max(1_000, range)) * share ** 2
}
