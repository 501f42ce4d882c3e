import type { CertificateLook } from '@naikkelas/contract/learning'
import { groupedCode } from '@naikkelas/contract/learning'
import { formatLongDate } from '@naikkelas/contract/time'
import { pageThemes } from '@naikkelas/ui/theme/schema'
import { encode } from 'uqr'
import type { Voices } from './voices.ts'
import { type Shades, shadesOf } from './shades.rules.ts'
import { type Scene, type Shape, sheet, type SheetPicture } from './scene.ts'
import { type Block, type Column, lowered, stack } from './stack.rules.ts'

/** What a certificate says. */
export interface CertificateFacts {
  siteName: string
  name: string
  course: string
  completedAt: Date
  number: string
  code: string
  /** Of its page, with the origin: in the QR code. */
  address: string
  /** Where numbers and codes are checked, as people type it. */
  checkAt: string
  look: CertificateLook
}

interface Drawn {
  facts: CertificateFacts
  signature: SheetPicture | null
  voices: Voices
  shades: Shades
}

/** Everything that is written with letters that people chose. */
export const wordsOf = ({ siteName, name, course, look }: CertificateFacts): string =>
  [siteName, name, course, look.heading, look.sentence, look.signerName, look.signerTitle].join('')

const ink = '#16181d'
const muted = '#565c69'
const white = '#ffffff'

/** Lays a certificate out; the PDF and the preview draw the same. */
export function compose(given: Omit<Drawn, 'shades'>): Scene {
  const { look } = given.facts
  const theme = pageThemes.find(({ id }) => id === look.accent) ?? pageThemes[0]
  const drawn = { ...given, shades: shadesOf(theme.brand) }
  switch (look.layout) {
    case 'bingkai':
      return framed(drawn)
    case 'pita':
      return banded(drawn)
    case 'lembut':
      return soft(drawn)
  }
}

/** A double frame, everything in the middle. */
function framed(drawn: Drawn): Scene {
  const { shades } = drawn
  const inset = (by: number) => ({ x: by, y: by, width: sheet.width - 2 * by, height: sheet.height - 2 * by })
  const column: Column = { x: 96, width: sheet.width - 192, align: 'center' }
  const head = stack([brandBlock(drawn, shades.deep)], column)
  return [
    { kind: 'box', ...inset(0), fill: white },
    { kind: 'box', ...inset(22), stroke: { colour: shades.deep, width: 2.4 } },
    { kind: 'box', ...inset(30), stroke: { colour: shades.soft, width: 0.8 } },
    ...stairs({ x: 42, y: sheet.height - 42, step: 13, colours: [shades.pale, shades.light, shades.soft] }),
    ...stairs({ x: sheet.width - 42, y: 42, step: -13, colours: [shades.pale, shades.light, shades.soft] }),
    ...lowered(head, 58),
    ...centred(drawn, { column, top: 92, bottom: 440 }),
    ...signed(drawn, { x: 118, width: 250, bottom: 538 }),
    ...checked(drawn, { right: sheet.width - 118, bottom: 538 }),
  ]
}

/** A coloured band at the left, with what is checked; the words beside it. */
function banded(drawn: Drawn): Scene {
  const { shades } = drawn
  const band = 212
  const inBand: Column = { x: 30, width: band - 60, align: 'left' }
  const column: Column = { x: band + 52, width: sheet.width - band - 52 - 56, align: 'left' }
  const brand = stack([{ ...brandBlock(drawn, white), size: 17, maxLines: 3, smallest: 11 }], inBand)
  const code = qr(drawn.facts.address, { x: 42, y: 330, size: 128, colour: ink })
  const below = stack(checkBlocks(drawn, { strong: white, soft: shades.pale }), inBand)
  return [
    { kind: 'box', x: 0, y: 0, width: sheet.width, height: sheet.height, fill: white },
    { kind: 'box', x: 0, y: 0, width: band, height: sheet.height, fill: shades.dark },
    { kind: 'box', x: band, y: 0, width: 6, height: sheet.height, fill: shades.soft },
    ...stairs({ x: 30, y: 268, step: 30, colours: [shades.deep, shades.deep, shades.plain] }),
    ...lowered(brand, 48),
    { kind: 'box', x: 30, y: 318, width: 152, height: 152, fill: white },
    code,
    ...lowered(below, 482),
    ...centred(drawn, { column, top: 48, bottom: 430 }),
    ...signed(drawn, { x: column.x, width: 280, bottom: 546 }),
  ]
}

/** A pale ground, and a seal above the words. */
function soft(drawn: Drawn): Scene {
  const { shades } = drawn
  const column: Column = { x: 110, width: sheet.width - 220, align: 'center' }
  const middle = sheet.width / 2
  const brand = stack([brandBlock(drawn, shades.deep)], column)
  return [
    { kind: 'box', x: 0, y: 0, width: sheet.width, height: sheet.height, fill: shades.pale },
    { kind: 'box', x: 34, y: 34, width: sheet.width - 68, height: sheet.height - 68, fill: white },
    { kind: 'box', x: 34, y: 34, width: sheet.width - 68, height: 7, fill: shades.plain },
    circle({ x: middle, y: 88, radius: 27, fill: shades.plain }),
    ...stairs({ x: middle - 14, y: 100, step: 9.4, colours: [white, white, white] }),
    ...lowered(brand, 124),
    ...centred(drawn, { column, top: 150, bottom: 446 }),
    ...signed(drawn, { x: 92, width: 260, bottom: 532 }),
    ...checked(drawn, { right: sheet.width - 92, bottom: 532 }),
  ]
}

const brandBlock = ({ facts, voices }: Drawn, colour: string): Block => ({
  voice: voices.strong,
  text: facts.siteName,
  size: 15,
  smallest: 9,
  colour,
  gap: 0,
})

interface Room {
  column: Column
  top: number
  bottom: number
}

/** Who completed what and when, in the middle of the height that there is. */
function centred({ facts, voices, shades }: Drawn, { column, top, bottom }: Room): Shape[] {
  const { display, text, strong } = voices
  const blocks: Block[] = [
    { voice: display, text: facts.look.heading, size: 33, smallest: 18, maxLines: 2, colour: shades.dark, gap: 0 },
    { voice: text, text: 'Diberikan kepada', size: 13, colour: muted, gap: 15 },
    { voice: display, text: facts.name, size: 38, smallest: 13, maxLines: 2, colour: ink, gap: 4 },
    { voice: text, text: facts.look.sentence, size: 13, smallest: 10, maxLines: 2, colour: muted, gap: 13 },
    { voice: strong, text: facts.course, size: 21, smallest: 12, maxLines: 3, colour: ink, gap: 5 },
    {
      voice: text,
      text: `Selesai pada ${formatLongDate(facts.completedAt)}`,
      size: 13,
      colour: muted,
      gap: 13,
    },
  ]
  const stacked = stack(blocks, column)
  return lowered(stacked, top + Math.max(0, (bottom - top - stacked.height) / 2))
}

/** The signature over a line, and who signs below. */
function signed(
  { facts, voices, signature, shades }: Drawn,
  { x, width, bottom }: { x: number; width: number; bottom: number },
): Shape[] {
  const { signerName, signerTitle } = facts.look
  const names = stack(
    [
      { voice: voices.strong, text: signerName, size: 12, smallest: 8, maxLines: 2, colour: ink, gap: 0 },
      { voice: voices.text, text: signerTitle, size: 10.5, smallest: 7.5, maxLines: 2, colour: muted, gap: 1 },
    ],
    { x, width, align: 'left' },
  )
  const line = bottom - names.height - 6
  return [
    ...(signature === null
      ? []
      : [written(signature, { x, bottom: line - 4, width: Math.min(width, 190), height: 54 })]),
    { kind: 'box', x, y: line, width: Math.min(width, 210), height: 0.9, fill: shades.soft },
    ...lowered(names, line + 6),
  ]
}

function written(
  { width, height }: SheetPicture,
  room: { x: number; bottom: number; width: number; height: number },
): Shape {
  const scaled = Math.min(room.width / width, room.height / height)
  const [wide, high] = [width * scaled, height * scaled]
  return { kind: 'picture', x: room.x, y: room.bottom - high, width: wide, height: high }
}

/** The QR code, and what is typed instead. */
function checked(drawn: Drawn, { right, bottom }: { right: number; bottom: number }): Shape[] {
  const side = 84
  const words = stack(checkBlocks(drawn, { strong: ink, soft: muted }), {
    x: right - side - 18 - 190,
    width: 190,
    align: 'left',
  })
  return [
    qr(drawn.facts.address, { x: right - side, y: bottom - side, size: side, colour: ink }),
    ...lowered(words, bottom - words.height).map((one) =>
      one.kind === 'text' ? { ...one, x: right - side - 18 - one.line.width } : one,
    ),
  ]
}

function checkBlocks({ facts, voices }: Drawn, { strong, soft }: { strong: string; soft: string }): Block[] {
  return [
    { voice: voices.strong, text: facts.number, size: 11, smallest: 7, colour: strong, gap: 0 },
    { voice: voices.text, text: groupedCode(facts.code), size: 10, smallest: 7, colour: strong, gap: 2 },
    { voice: voices.text, text: 'Periksa keasliannya di', size: 8.5, colour: soft, gap: 5 },
    { voice: voices.text, text: facts.checkAt, size: 8.5, smallest: 5.5, colour: soft, gap: 0 },
  ]
}

function qr(text: string, { x, y, size, colour }: { x: number; y: number; size: number; colour: string }): Shape {
  const { data } = encode(text, { border: 0, ecc: 'M' })
  const module = size / data.length
  const at = (value: number) => Number(value.toFixed(3))
  const rows = data.map((row, down) => {
    let path = ''
    for (let across = 0; across < row.length; across += 1) {
      if (!row[across]) continue
      let end = across
      while (row[end]) end += 1
      const [left, top] = [x + across * module, y + down * module]
      // A hair more, so that no viewer shows gaps between the rows.
      path += `M${at(left)} ${at(top)}H${at(x + end * module)}V${at(top + module + 0.02)}H${at(left)}Z`
      across = end
    }
    return path
  })
  return { kind: 'path', d: rows.join(''), fill: colour }
}

/** Three rising steps, the mark of the house; a negative step turns them around. */
function stairs({
  x,
  y,
  step,
  colours,
}: {
  x: number
  y: number
  step: number
  colours: readonly [string, string, string]
}): Shape[] {
  const size = Math.abs(step)
  return colours.map((fill, at): Shape => {
    const height = size * (at + 1)
    const left = step > 0 ? x + at * size : x - (at + 1) * size
    return { kind: 'box', x: left, y: step > 0 ? y - height : y, width: size, height, fill }
  })
}

function circle({ x, y, radius, fill }: { x: number; y: number; radius: number; fill: string }): Shape {
  const half = (to: number) => `A${radius} ${radius} 0 1 1 ${to} ${y}`
  return { kind: 'path', d: `M${x - radius} ${y}${half(x + radius)}${half(x - radius)}Z`, fill }
}
