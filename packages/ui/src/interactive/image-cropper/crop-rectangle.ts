/** In pixels of the original. */
export interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Which edges a handle moves: `nw`, `e`, … */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** No side of a crop is shorter. */
export const leastSide = 16

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** As large as it fits with a ratio (width by height), in the middle; the whole picture without one. */
export function largest({ width, height }: Size, ratio: number | null): Rectangle {
  if (ratio === null) return { left: 0, top: 0, width, height }
  const wide = Math.min(width, Math.round(height * ratio))
  const high = Math.min(height, Math.round(wide / ratio))
  return { left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2), width: wide, height: high }
}

export function moved(rectangle: Rectangle, by: { x: number; y: number }, size: Size): Rectangle {
  return {
    ...rectangle,
    left: Math.round(within(rectangle.left + by.x, 0, size.width - rectangle.width)),
    top: Math.round(within(rectangle.top + by.y, 0, size.height - rectangle.height)),
  }
}

/** How many times the largest crop of a ratio may be enlarged. */
export const maxZoom = 5

/** How often the largest crop with the same ratio is as wide. */
export function zoomOf({ width, height }: Rectangle, size: Size): number {
  return largest(size, width / height).width / width
}

/**
 * The crop zoomed by a factor, with its ratio. Not in whole pixels: many small steps would stand still.
 *
 * @param at what stays in its place, from 0 at the left and upper edge of the crop to 1
 */
export function zoomed(rectangle: Rectangle, factor: number, at: { x: number; y: number }, size: Size): Rectangle {
  const most = largest(size, rectangle.width / rectangle.height)
  const width = within(
    rectangle.width / factor,
    Math.min(most.width, Math.max(leastSide, most.width / maxZoom)),
    most.width,
  )
  const height = (width * rectangle.height) / rectangle.width
  return {
    left: within(rectangle.left + (rectangle.width - width) * at.x, 0, size.width - width),
    top: within(rectangle.top + (rectangle.height - height) * at.y, 0, size.height - height),
    width,
    height: Math.min(height, size.height),
  }
}

/** One handle pulled so far; what lies opposite stays where it is. With a ratio the other side follows. */
export function resized(
  { left, top, width, height }: Rectangle,
  handle: Handle,
  by: { x: number; y: number },
  size: Size,
  ratio: number | null,
): Rectangle {
  const isWest = handle.includes('w')
  const isNorth = handle.includes('n')
  const roomX = isWest ? left + width : size.width - left
  const roomY = isNorth ? top + height : size.height - top
  let wide = width + (isWest ? -by.x : handle.includes('e') ? by.x : 0)
  let high = height + (isNorth ? -by.y : handle.includes('s') ? by.y : 0)
  if (ratio === null) {
    wide = within(wide, leastSide, roomX)
    high = within(high, leastSide, roomY)
  } else {
    if (handle === 'n' || handle === 's') wide = high * ratio
    const least = Math.max(leastSide, leastSide * ratio)
    wide = within(wide, least, Math.min(roomX, roomY * ratio))
    high = wide / ratio
  }
  wide = Math.round(wide)
  high = Math.round(high)
  return {
    left: isWest ? left + width - wide : left,
    top: isNorth ? top + height - high : top,
    width: wide,
    height: high,
  }
}

/** What was typed, brought inside of the picture. */
export function inside({ left, top, width, height }: Rectangle, size: Size): Rectangle {
  const wide = Math.round(within(width, leastSide, size.width))
  const high = Math.round(within(height, leastSide, size.height))
  return {
    width: wide,
    height: high,
    left: Math.round(within(left, 0, size.width - wide)),
    top: Math.round(within(top, 0, size.height - high)),
  }
}
