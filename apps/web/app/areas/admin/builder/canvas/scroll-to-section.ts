/** The element of a section on the canvas, or null while it is not drawn. */
export function sectionElement(sectionId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-canvas-section="${CSS.escape(sectionId)}"]`)
}

/** Brings a section into sight on the canvas: its beginning, unless all of it is in sight already. */
export function scrollToSection(sectionId: string): void {
  const element = sectionElement(sectionId)
  const scroller = element?.closest<HTMLElement>('[data-canvas-scroller]')
  if (!element || !scroller) return
  const [box, frame] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (box.top >= frame.top && box.bottom <= frame.bottom) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // The toolbar stands above the section.
  scroller.scrollTo({ top: scroller.scrollTop + box.top - frame.top - 64, behavior: isCalm ? 'instant' : 'smooth' })
}
