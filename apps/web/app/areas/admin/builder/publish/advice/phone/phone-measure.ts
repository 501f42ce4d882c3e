import { contrastOf, readColor } from './seen-color.ts'

/** Something of a section that a phone of 360 px does not show as it should; `words` are those it is about. */
export interface PhoneFault {
  sectionId: string
  kind: 'wide' | 'clipped' | 'contrast'
  words: string
}

export interface PhoneMeasure {
  /** Of each section that is there on phones, in CSS pixels. */
  heights: ReadonlyMap<string, number>
  faults: readonly PhoneFault[]
}

export const noMeasure: PhoneMeasure = { heights: new Map(), faults: [] }

/** Marks what holds one drawn section, with the section's id. */
export const measuredMark = 'data-measured'

/** Reads a page as it is drawn at a phone's width. One fault of each kind per section: the first is fixed first. */
export function measurePhone(root: HTMLElement): PhoneMeasure {
  const heights = new Map<string, number>()
  const faults: PhoneFault[] = []
  for (const holder of root.querySelectorAll<HTMLElement>(`[${measuredMark}]`)) {
    const sectionId = holder.getAttribute(measuredMark) ?? ''
    // A section that phones do not show takes no room.
    if (holder.offsetHeight === 0) continue
    heights.set(sectionId, holder.offsetHeight)
    const found = new Map<PhoneFault['kind'], string>()
    for (const [element, text] of textsIn(holder)) {
      const kind = faultOf(element, text, holder)
      if (kind !== undefined && !found.has(kind)) found.set(kind, text.data.trim())
    }
    if (!found.has('wide') && holder.scrollWidth > holder.clientWidth + slackPx) found.set('wide', '')
    for (const [kind, words] of found) faults.push({ sectionId, kind, words })
  }
  return { heights, faults }
}

// Rounding of boxes, and letters that lean out of theirs.
const slackPx = 2

function* textsIn(holder: HTMLElement): Generator<[HTMLElement, Text]> {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && node.parentElement) yield [node.parentElement, node]
}

function faultOf(element: HTMLElement, text: Text, holder: HTMLElement): PhoneFault['kind'] | undefined {
  const range = document.createRange()
  range.selectNodeContents(text)
  const seen = range.getBoundingClientRect()
  if (seen.width === 0 || seen.height === 0) return undefined
  const edge = holder.getBoundingClientRect()
  for (let around: HTMLElement | null = element; around && around !== holder; around = around.parentElement) {
    const style = getComputedStyle(around)
    const box = around.getBoundingClientRect()
    // Words for screen readers alone, and what one pushes aside with a finger.
    if (box.width <= 1 || box.height <= 1 || /auto|scroll/.test(style.overflowX)) return undefined
    if (style.visibility === 'hidden' || style.opacity === '0') return undefined
    if (/hidden|clip/.test(style.overflowX) && isShortened(style)) return undefined
    const isCutAcross =
      /hidden|clip/.test(style.overflowX) && (seen.right > box.right + slackPx || seen.left < box.left - slackPx)
    const isCutBelow = /hidden|clip/.test(style.overflowY) && seen.bottom > box.bottom + seen.height / 2
    if (isCutAcross || isCutBelow) return 'clipped'
  }
  if (seen.right > edge.right + slackPx || seen.left < edge.left - slackPx) return 'wide'
  return isHardToRead(element, seen, holder) ? 'contrast' : undefined
}

/** Cut short on purpose, with dots. */
const isShortened = (style: CSSStyleDeclaration) =>
  style.textOverflow === 'ellipsis' || !['', 'none'].includes(style.getPropertyValue('-webkit-line-clamp'))

function isHardToRead(element: HTMLElement, seen: DOMRect, holder: HTMLElement): boolean {
  const style = getComputedStyle(element)
  const color = readColor(style.color)
  if (!color || color.alpha < 1) return false
  const overPicture = [...holder.querySelectorAll('img,video')].some((one) => meets(one.getBoundingClientRect(), seen))
  if (overPicture) return false
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const { backgroundColor, backgroundImage, maskImage } = getComputedStyle(around)
    // What a drawing behind words looks like is not known from here.
    if (backgroundImage !== 'none' || (maskImage ?? 'none') !== 'none') return false
    const ground = readColor(backgroundColor)
    if (!ground || ground.alpha === 0) continue
    if (ground.alpha < 1) return false
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    return contrastOf(color, ground) < (isLarge ? 3 : 4.5)
  }
  return false
}

const meets = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
