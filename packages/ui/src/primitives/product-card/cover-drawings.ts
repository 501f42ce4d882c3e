import type { CoverHue, ProductKind } from './product-kinds.ts'

/**
 * One thing a kind, on the 96 grid: its white body, what is dark on it, what has its hue, and one spot of turmeric. All
 * are filled; the stylesheet has the colours.
 */
type CoverDrawing = readonly [body: string, dark: string, hue: string, spot: string]

export const coverDrawings: Readonly<Record<ProductKind, CoverDrawing>> = {
  // A lesson on a screen, a third of it watched.
  course: [
    'M14 16h68a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z',
    'M39 28v28l24-14z',
    'M16 63h64v4H16zM36 74h24v8h10v6H26v-6h10z',
    'M16 63h24v4H16z',
  ],
  // A briefcase.
  service: [
    'M14 34h68a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z',
    'M8 55h80v6H8z',
    'M32 34V24a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v10h-6V24a2 2 0 0 0-2-2H40a2 2 0 0 0-2 2v10z',
    'M41 50h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H41a2 2 0 0 1-2-2V52a2 2 0 0 1 2-2z',
  ],
  // A window with a chart that rises.
  tool: [
    'M14 14h68a6 6 0 0 1 6 6v62a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z',
    'M14 14h68a6 6 0 0 1 6 6v8H8v-8a6 6 0 0 1 6-6z',
    'M18 66h12v14H18zM34 58h12v22H34zM50 48h12v32H50z',
    'M66 38h12v42H66z',
  ],
  // A question and its answer.
  mentor: [
    'M12 14h48a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H28L16 63V52h-4a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6z',
    'M17 25h34v5H17zM17 36h22v5H17z',
    'M42 66h30v5H42z',
    'M40 56h46a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6h-2v10L72 86H40a6 6 0 0 1-6-6V62a6 6 0 0 1 6-6z',
  ],
  // A leaf of a calendar, one day marked.
  event: [
    'M16 18h64a6 6 0 0 1 6 6v58a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z',
    'M16 18h10v-6h6v6h32v-6h6v6h10a6 6 0 0 1 6 6v12H10V24a6 6 0 0 1 6-6z',
    'M20 46h12v10H20zM42 46h12v10H42zM64 46h12v10H64zM20 68h12v10H20zM64 68h12v10H64z',
    'M40 66h16v14H40z',
  ],
  // A parcel with its label.
  package: [
    'M14 38h68v44a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z',
    'M42 22h12v36l-6-5-6 5z',
    'M12 22h30v16H8V26a4 4 0 0 1 4-4zM54 22h30a4 4 0 0 1 4 4v12H54z',
    'M22 68h22v12H22z',
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
