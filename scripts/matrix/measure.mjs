// What is measured in the browser. The functions run inside the page and so stand by themselves.

/** Boxes wider than the screen or their section, text that something cuts off, and (if asked) broken words. */
export function findings({ reportsBroken }) {
  const found = []
  const shotOf = (node) => (node.nodeType === 1 ? node : node.parentElement).closest('[data-shot]')?.dataset.shot
  const root = document.scrollingElement
  if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth} wide in ${root.clientWidth}`)
  for (const shot of document.querySelectorAll('[data-shot]')) {
    if (shot.scrollWidth > shot.clientWidth)
      found.push(`${shot.dataset.shot}: ${shot.scrollWidth} wide in ${shot.clientWidth}`)
  }

  const styles = new Map()
  const styleOf = (element) => {
    if (!styles.has(element)) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element)
      styles.set(element, { overflowX, overflowY, isHidden: clipPath.startsWith('inset'), display })
    }
    return styles.get(element)
  }
  const isCut = (value) => value === 'hidden' || value === 'clip'
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    if (!text.data.trim()) continue
    const parent = text.parentElement
    if (['SCRIPT', 'STYLE', 'OPTION', 'TEXTAREA'].includes(parent.tagName)) continue
    if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (rects.length === 0) continue
    const left = Math.min(...rects.map((rect) => rect.left))
    const right = Math.max(...rects.map((rect) => rect.right))
    const top = Math.min(...rects.map((rect) => rect.top))
    const bottom = Math.max(...rects.map((rect) => rect.bottom))
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    let isX = true
    let isY = true
    let isRead = true
    const cuts = []
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = styleOf(box)
      if (style.isHidden) isRead = false
      if (style.display === 'inline' || style.display === 'contents') continue
      const isClipX = isX && isCut(style.overflowX)
      const isClipY = isY && isCut(style.overflowY)
      if (isClipX || isClipY) {
        const rect = box.getBoundingClientRect()
        // The box of a line is taller than its letters, by a fifth of their size at each side at most.
        const isOut =
          (isClipX && (left < rect.left - 1 || right > rect.right + 1)) ||
          (isClipY && (top < rect.top - size / 5 || bottom > rect.bottom + size / 5))
        if (isOut) cuts.push(box)
      }
      // What scrolls can be read by scrolling.
      if (/auto|scroll/.test(style.overflowX)) isX = false
      if (/auto|scroll/.test(style.overflowY)) isY = false
    }
    if (!isRead) continue
    if (cuts.length > 0)
      found.push(
        `${shotOf(text)}: "${text.data.trim().slice(0, 40)}" is cut off by .${cuts[0].className || cuts[0].tagName}`,
      )
    if (!reportsBroken || rects.length === 1) continue
    for (const { 0: token, index } of text.data.matchAll(/[^\s\-–—/·]+/g)) {
      if (!/^[("“]?\p{L}{2,14}[.,;:!?)"”]*$/u.test(token)) continue
      range.setStart(text, index)
      range.setEnd(text, index + token.length)
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map((rect) => Math.round(rect.top)),
      )
      if (tops.size > 1) found.push(`${shotOf(text)}: "${token}" is broken`)
    }
  }
  return found
}

/** Waits until the page is rendered in its font, or in the fallback where fonts are blocked. */
export async function drawn() {
  void document.body.offsetHeight
  await document.fonts.ready
}
