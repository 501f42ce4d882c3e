import type { Drawing } from './pen.ts'
import { element, escaped } from './svg-markup.ts'

export interface SheetRow {
  name: string
  drawings: readonly Drawing[]
}

const room = { edge: 64, between: 48, label: 28, title: 72 }

/** One file: a title, rows of drawings side by side, each with its name above. */
export function sheet(title: string, rows: readonly SheetRow[]): string {
  const parts: string[] = []
  let y = room.edge + room.title
  let right = 0
  for (const row of rows) {
    let x = room.edge
    for (const { name, markup, width } of row.drawings) {
      parts.push(label(name, x, y + 14, 14))
      const place = `translate(${x} ${y + room.label})`
      parts.push(element('g', { id: `~${row.name === '' ? name : `${row.name}, ${name}`}`, transform: place }, markup))
      x += width + room.between
    }
    right = Math.max(right, x - room.between)
    y += Math.max(...row.drawings.map(({ height }) => height)) + room.label + room.between
  }
  const width = right + room.edge
  const height = y - room.between + room.edge
  const drawings = rows.flatMap((row) => row.drawings)
  const pictures = new Map(drawings.flatMap((drawing) => Object.entries(drawing.pictures)))
  const defs = [
    ...drawings.flatMap((drawing) => drawing.defs),
    ...[...pictures].map(([id, picture]) =>
      element('image', { id, width: picture.width, height: picture.height, 'xlink:href': picture.href }),
    ),
  ]
  const body = [
    element('title', {}, escaped(title)),
    element('rect', { width, height, fill: '#e9eeee' }),
    label(title, room.edge, room.edge + 32, 32),
    ...parts,
    defs.length > 0 ? element('defs', {}, defs.join('')) : '',
  ]
  const head = {
    xmlns: 'http://www.w3.org/2000/svg',
    'xmlns:xlink': 'http://www.w3.org/1999/xlink',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    fill: 'none',
  }
  return `${element('svg', head, uniqueNames(body.join('\n')))}\n`
}

function label(text: string, x: number, y: number, size: number): string {
  const look = { 'font-family': 'Roboto', 'font-size': size, 'font-weight': '600', fill: '#132222' }
  return element('text', { x, y, ...look }, escaped(text))
}

/** Layers are named by their ids, which a file may hold once: `Button`, `Button 2`, `Button 3`. */
function uniqueNames(markup: string): string {
  const counts = new Map<string, number>()
  return markup.replace(/ id="~([^"]*)"/g, (_, name: string) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return ` id="${name}${count > 1 ? ` ${count}` : ''}"`
  })
}

/** Drawings side by side until a row is full. */
export function rowsOf(drawings: readonly Drawing[], mostWidth = 2400): SheetRow[] {
  const rows: { name: string; drawings: Drawing[] }[] = []
  let width = Infinity
  for (const drawing of drawings) {
    if (width + drawing.width > mostWidth) {
      rows.push({ name: '', drawings: [] })
      width = 0
    }
    rows.at(-1)?.drawings.push(drawing)
    width += drawing.width + room.between
  }
  return rows
}
