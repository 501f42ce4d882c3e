import type { CoverHue, ProductKind } from './product-kinds.ts'

/**
 * Things of a kind, on the 96 grid: each with its white body, what is dark on it, what has its hue, and one spot of turmeric.
 * All are filled; the stylesheet has the colours.
 */
type CoverDrawing = readonly [body: string, dark: string, hue: string, spot: string]

const coverDrawings: Readonly<Record<ProductKind, readonly [CoverDrawing, ...CoverDrawing[]]>> = {
  // A lesson on a screen, a third of it watched.
  course: [
    [
      'M14 16h68a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z',
      'M39 28v28l24-14z',
      'M16 63h64v4H16zM36 74h24v8h10v6H26v-6h10z',
      'M16 63h24v4H16z',
    ],
    // An open book, a ribbon in it.
    [
      'M6 24c16-6 30-5 42 2 12-7 26-8 42-2v54c-16-6-30-5-42 2-12-7-26-8-42-2z',
      'M46 26h4v54h-4z',
      'M14 36c9-2 17-1 25 2v5c-8-3-16-4-25-2zM14 50c9-2 17-1 25 2v5c-8-3-16-4-25-2zM57 38c8-3 16-4 25-2v5c-9-2-17-1-25 2z',
      'M66 22h10v30l-5-5-5 5z',
    ],
    // A sheet of exercises, one of them done.
    [
      'M22 8h52a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z',
      'M44 26h26v5H44zM44 46h26v5H44zM44 66h26v5H44z',
      'M26 42h12v12H26zM26 62h12v12H26zM36 4h24v10H36z',
      'M26 22h12v12H26z',
    ],
    // A mortarboard.
    [
      'M26 46l22 10 22-10v20c-6 6-13 9-22 9s-16-3-22-9z',
      'M48 18l44 19-44 19L4 37z',
      'M48 24l28 12-28 12-28-12z',
      'M82 42h5v22h-5zM79 64h11v12H79z',
    ],
    // A lamp that goes on.
    [
      'M48 8a28 28 0 0 1 16 51v9H32v-9A28 28 0 0 1 48 8z',
      'M34 72h28v6H34zM38 82h20v6H38z',
      'M48 18a18 18 0 0 1 18 18h-6a12 12 0 0 0-12-12z',
      'M40 38l8 8 8-8 4 4-9 9v17h-6V51l-9-9z',
    ],
    // A phone with a film.
    [
      'M30 6h36a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z',
      'M42 32v24l20-12z',
      'M30 66h36v4H30zM30 74h22v4H30zM42 10h12v4H42z',
      'M30 66h14v4H30z',
    ],
  ],
  // A briefcase.
  service: [
    [
      'M14 34h68a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z',
      'M8 55h80v6H8z',
      'M32 34V24a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v10h-6V24a2 2 0 0 0-2-2H40a2 2 0 0 0-2 2v10z',
      'M41 50h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H41a2 2 0 0 1-2-2V52a2 2 0 0 1 2-2z',
    ],
  ],
  // A window with a chart that rises.
  tool: [
    [
      'M14 14h68a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z',
      'M14 14h68a6 6 0 0 1 6 6v8H8v-8a6 6 0 0 1 6-6z',
      'M18 66h12v14H18zM34 58h12v22H34zM50 48h12v32H50z',
      'M66 38h12v42H66z',
    ],
  ],
  // A question and its answer.
  mentor: [
    [
      'M12 14h48a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H28L16 63V52h-4a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z',
      'M17 25h34v5H17zM17 36h22v5H17z',
      'M42 66h30v5H42z',
      'M40 56h46a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-2v10L72 86H40a6 6 0 0 1-6-6V62a6 6 0 0 1 6-6z',
    ],
  ],
  // A leaf of a calendar, one day marked.
  event: [
    [
      'M16 18h64a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z',
      'M16 18h10v-6h6v6h32v-6h6v6h10a6 6 0 0 1 6 6v12H10V24a6 6 0 0 1 6-6z',
      'M20 46h12v10H20zM42 46h12v10H42zM64 46h12v10H64zM20 68h12v10H20zM64 68h12v10H64z',
      'M40 66h16v14H40z',
    ],
    // A ticket.
    [
      'M8 28h80v14a8 8 0 0 0 0 16v14H8V58a8 8 0 0 0 0-16z',
      'M60 28h4v7h-4zM60 41h4v7h-4zM60 54h4v7h-4zM60 66h4v6h-4z',
      'M20 40h30v6H20zM20 54h22v6H20z',
      'M70 44h10v12H70z',
    ],
    // A microphone on a badge.
    [
      'M48 8a40 40 0 1 1 0 80 40 40 0 0 1 0-80z',
      'M48 20a10 10 0 0 1 10 10v14a10 10 0 0 1-20 0V30a10 10 0 0 1 10-10z',
      'M30 44h5a13 13 0 0 0 26 0h5a18 18 0 0 1-15.5 17.800V69h9v5H36.500v-5h9v-7.200A18 18 0 0 1 30 44z',
      'M38 36h20v5H38z',
    ],
  ],
  // A parcel with its label.
  package: [
    [
      'M14 38h68v44a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z',
      'M42 22h12v36l-6-5-6 5z',
      'M12 22h30v16H8V26a4 4 0 0 1 4-4zM54 22h30a4 4 0 0 1 4 4v12H54z',
      'M22 68h22v12H22z',
    ],
  ],
}

/** Hues of kinds, where no category has one. */
export const kindHues: Readonly<Record<ProductKind, CoverHue>> = {
  course: 'toska',
  service: 'tinta',
  tool: 'langit',
  mentor: 'daun',
  event: 'cabai',
  package: 'kunyit',
}

/** How many compositions of steps there are. */
const COMPOSITIONS = 4

/** One of the compositions, the same for a title wherever it is drawn; neighbours in a list rarely share one. */
export function compositionOf(title: string): number {
  let sum = 0
  for (const character of title) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  return sum % COMPOSITIONS
}

interface Cover {
  steps: number
  drawing: CoverDrawing
}

/**
 * Steps and thing of a drawn cover. Turns that follow each other have another of both, and every pair of them is drawn before
 * one comes again; without a turn it is the first thing of the kind.
 */
export function coverOf(kind: ProductKind, { title, turn }: { title: string; turn: number | undefined }): Cover {
  const things = coverDrawings[kind]
  if (turn === undefined) return { steps: compositionOf(title), drawing: things[0] }
  // After a round of both, the things begin one later: their pairs with the steps are others then.
  const round = Math.floor(turn / leastCommonMultiple(things.length, COMPOSITIONS))
  return { steps: turn % COMPOSITIONS, drawing: things[(turn + round) % things.length] ?? things[0] }
}

const leastCommonMultiple = (one: number, other: number): number => (one * other) / greatestDivisor(one, other)
const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)
