import type { HtmlElement } from './html-tree.ts'

/** The declarations of an element's `style`, by name in lower case. */
export function styleOf({ attributes }: HtmlElement): ReadonlyMap<string, string> {
  const declarations = (attributes.style ?? '').split(';').map((declaration) => {
    const colon = declaration.indexOf(':')
    return [
      declaration.slice(0, colon).trim().toLowerCase(),
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    ] as const
  })
  return new Map(declarations.filter(([name]) => name !== ''))
}

/** Whether a ground colour is that of a highlighter and not of a page: strong, and neither white, black nor grey. */
export function isHighlight(color: string | undefined): boolean {
  if (color === undefined) return false
  const [red = 0, green = 0, blue = 0] = channelsOf(color) ?? []
  return Math.max(red, green, blue) - Math.min(red, green, blue) > 60
}

const names: Readonly<Record<string, readonly number[]>> = {
  yellow: [255, 255, 0],
  lime: [0, 255, 0],
  aqua: [0, 255, 255],
  cyan: [0, 255, 255],
  fuchsia: [255, 0, 255],
  magenta: [255, 0, 255],
  orange: [255, 165, 0],
  pink: [255, 192, 203],
  lightgreen: [144, 238, 144],
}

function channelsOf(color: string): readonly number[] | undefined {
  const hex = /#([0-9a-f]{6}|[0-9a-f]{3})\b/.exec(color)?.[1]
  if (hex !== undefined)
    return [...hex].length === 3
      ? [...hex].map((digit) => Number.parseInt(digit + digit, 16))
      : [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const rgb = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?/.exec(color)
  if (rgb) return rgb[4] !== undefined && Number(rgb[4]) < 0.2 ? undefined : rgb.slice(1, 4).map(Number)
  const word = color.split(/\s+/).find((part) => Object.hasOwn(names, part))
  return word === undefined ? undefined : names[word]
}
