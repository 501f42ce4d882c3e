import type { Picture } from './pen.ts'
import { type Box, boxTree, type Snapshot, styleNames } from './snapshot.ts'

type Send = (method: 'DOMSnapshot.captureSnapshot', params: object) => Promise<unknown>

const resting = '*,*::before,*::after{animation:none!important;transition:none!important}'
const untransformed =
  '*,*::before,*::after{transform:none!important;rotate:none!important;translate:none!important;scale:none!important}'

/** The current document as boxes, once nothing moves. @param send sends a command to the browser's debugger */
export async function laidOut(send: Send): Promise<Box> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  const rest = withStyle(resting)
  const real = await snapshot(send)
  const still = withStyle(untransformed)
  const plain = await snapshot(send)
  still.remove()
  rest.remove()
  const root = boxTree(real, plain, location.href)
  if (!root) throw new Error(`The browser knows no document ${location.href}.`)
  return root
}

const snapshot = async (send: Send) =>
  (await send('DOMSnapshot.captureSnapshot', { computedStyles: styleNames })) as Snapshot

function withStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  return style
}

/** No sheet needs a picture wider than a column of text. */
const mostPixels = 720

/** Every picture of this document, by the address it came from, small enough to be kept in a file. */
export async function picturesHere(): Promise<Record<string, Picture>> {
  const pictures: Record<string, Picture> = {}
  for (const image of document.images) {
    const source = image.currentSrc
    if (source === '' || source in pictures || image.naturalWidth === 0) continue
    const scale = Math.min(1, mostPixels / image.naturalWidth)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.naturalWidth * scale)
    canvas.height = Math.round(image.naturalHeight * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no canvas.')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    pictures[source] = { href: canvas.toDataURL('image/jpeg', 0.8), width: canvas.width, height: canvas.height }
  }
  return pictures
}

/** Every word that one sees in an element, as it is written in the document, and what its fields hold. */
export function wordsSeen(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const words = [...root.querySelectorAll('input, textarea')].flatMap((field) => valueSeen(field as HTMLInputElement))
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    if (!holder || /^(style|script|option|textarea|title)$/i.test(holder.tagName)) continue
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { width, height } = range.getBoundingClientRect()
    if (width * height < 1 || isForReaders(holder, root)) continue
    words.push(...(node.nodeValue ?? '').split(/[\s\u00ad\u200b]+/).filter((word) => word !== ''))
  }
  return words
}

function valueSeen(field: HTMLInputElement): string[] {
  const isSeen = field.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  return isSeen && /^(text|email|tel|url|search|number|textarea)$/.test(field.type)
    ? field.value.split(/\s+/).filter(Boolean)
    : []
}

function isForReaders(element: Element, root: Element): boolean {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const { clipPath, overflow } = getComputedStyle(at)
    const { width, height } = at.getBoundingClientRect()
    if (clipPath.startsWith('inset(50%') || (width <= 1 && height <= 1 && overflow !== 'visible')) return true
  }
  return false
}
