import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { sectionElement } from '../stage/scroll-to-section.ts'

/** How long after a press a selection counts as made by it, in milliseconds. */
const pressMs = 600

interface Anchor {
  element: Element
  section: Element
  top: number
  sectionTop: number
}

/**
 * Keeps the viewport stable when another section is selected while an empty text is written: its place disappears, which
 * would shift the page under the pointer. The same for remote insertions above. Returns whether the canvas was just
 * clicked.
 */
export function useStillCanvas(scroller: RefObject<HTMLElement | null>): () => boolean {
  const { store } = useBuilderParts()
  const selectedId = useBuilder((state) => state.selectedId)
  const news = useBuilder((state) => state.news)
  const isWriting = useBuilder((state) => state.editing !== null)
  const pressed = useRef<{ at: number; target: Element | null }>({ at: 0, target: null })
  const anchor = useRef<Anchor | null>(null)

  useEffect(() => {
    const element = scroller.current
    const scrolled = () => element && withoutRoom(element)
    // Once what scrolls has come to rest: it would be stopped.
    const rested = () => element && withoutRoom(element, element.scrollTop)
    // The pointer is elsewhere, so the page may return to its position.
    const left = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && element && withoutRoom(element, Infinity)
    element?.addEventListener('scroll', scrolled, { passive: true })
    element?.addEventListener('scrollend', rested, { passive: true })
    element?.addEventListener('pointerleave', left, { passive: true })
    const press = ({ target, timeStamp }: PointerEvent) => {
      pressed.current = { at: timeStamp, target: target instanceof Element ? target : null }
    }
    element?.addEventListener('pointerdown', press, { capture: true })
    return () => {
      element?.removeEventListener('scroll', scrolled)
      element?.removeEventListener('scrollend', rested)
      element?.removeEventListener('pointerleave', left)
      element?.removeEventListener('pointerdown', press, { capture: true })
    }
  }, [scroller])

  const isPressed = useCallback(() => performance.now() - pressed.current.at < pressMs, [])

  // Before the page is redrawn.
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.news !== before.news && scroller.current) {
          anchor.current = inSight(scroller.current, state.selectedId)
          return
        }
        const target = isPressed() ? pressed.current.target : null
        if (state.selectedId === before.selectedId) {
          // A press ends the writing of a text as soon as the focus moves, the selection follows at the release.
          const isEnded = before.editing !== null && state.editing === null
          const section = isEnded ? target?.closest('[data-canvas-section]') : null
          if (target && section) anchor.current = anchorAt(target, section)
          return
        }
        keepDrawn(before.selectedId)
        const section = state.selectedId === null ? null : sectionElement(state.selectedId)
        if (section) anchor.current = anchorAt(target && section.contains(target) ? target : section, section)
      }),
    [store, isPressed, scroller],
  )
  useLayoutEffect(() => {
    const kept = anchor.current
    anchor.current = null
    if (!kept || !scroller.current) return
    const [element, top] = kept.element.isConnected ? [kept.element, kept.top] : [kept.section, kept.sectionTop]
    if (!element.isConnected) return
    stand(scroller.current, element, top)
  }, [selectedId, news, isWriting, scroller])
  return isPressed
}

function anchorAt(element: Element, section: Element): Anchor {
  return {
    element,
    section,
    top: element.getBoundingClientRect().top,
    sectionTop: section.getBoundingClientRect().top,
  }
}

/** Anchor while the page around changes: the selected section, else the first visible one. */
export function inSight(scroller: HTMLElement, selectedId: string | null): Anchor | null {
  const frame = scroller.getBoundingClientRect()
  const isSeen = (section: Element) => {
    const { top, bottom } = section.getBoundingClientRect()
    return bottom > frame.top && top < frame.bottom
  }
  const selected = selectedId === null ? null : sectionElement(selectedId)
  const section =
    selected && isSeen(selected) ? selected : [...scroller.querySelectorAll('[data-canvas-section]')].find(isSeen)
  if (!section) return null
  return anchorAt(section, section)
}

// The deselected section loses the place of an empty text: its height is correct immediately only while it is drawn.
function keepDrawn(sectionId: string | null) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-recent]')) delete element.dataset.recent
  const left = sectionId === null ? null : sectionElement(sectionId)
  if (left) left.dataset.recent = ''
}

/** Scrolls until an element is at the same offset again; adds space where the page ends too early. */
function stand(scroller: HTMLElement, element: Element, top: number) {
  const page = scroller.firstElementChild
  if (!(page instanceof HTMLElement)) return
  const hasRoom = page.style.marginTop !== '' || page.style.paddingBottom !== ''
  // Every write below is another layout of the whole page.
  if (!hasRoom && Math.abs(element.getBoundingClientRect().top - top) < 0.5) return
  setRoom(page, { above: 0, below: 0 })
  fitFrame(scroller)
  const wanted = scroller.scrollTop + element.getBoundingClientRect().top - top
  const furthest = scroller.scrollHeight - scroller.clientHeight
  setRoom(page, { above: Math.max(0, -wanted), below: Math.max(0, wanted - furthest) })
  scroller.scrollTop = Math.max(0, wanted)
}

// The stage updates its height a moment later; the scroll range is needed now.
function fitFrame(scroller: HTMLElement) {
  const stage = scroller.querySelector('.builder-stage')
  const frame = stage?.parentElement
  if (stage && frame) frame.style.height = `${Math.ceil(stage.getBoundingClientRect().height)}px`
}

function setRoom(page: HTMLElement, { above, below }: { above: number; below: number }) {
  page.style.marginTop = above < 1 ? '' : `${above}px`
  page.style.paddingBottom = below < 1 ? '' : `calc(6rem + ${below}px)`
}

/** Removes the space above as soon as it is out of view, and of what is in view `most`. */
function withoutRoom(scroller: HTMLElement, most = 0) {
  const page = scroller.firstElementChild
  if (!(page instanceof HTMLElement) || page.style.marginTop === '') return
  const room = Number.parseFloat(page.style.marginTop)
  const gone = scroller.scrollTop < room ? Math.min(room, most) : room
  if (gone < 1) return
  page.style.marginTop = gone < room ? `${room - gone}px` : ''
  scroller.scrollTop -= gone
}
