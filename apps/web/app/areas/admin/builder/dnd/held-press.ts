import type { DragItem } from './drag-item.ts'

/** The pressed element, and the element that is dragged with it. */
export interface Lifted {
  item: DragItem
  node: HTMLElement
  /** Gets the focus back after a drag by keyboard; the only thing that lifts by keyboard. */
  handle: HTMLElement | null
}

/** A press that may become a drag. */
export type Press = MouseEvent | TouchEvent | KeyboardEvent

export type Lift = (lifted: Lifted, press: Press) => void

/** A press for which the engine is still on its way. */
export interface HeldPress {
  /** The engine has loaded: replays the events since the press. */
  goOn: (lift: Lift) => void
  /** Whether it has become a drag that is waiting for the drag module. */
  isDrag: () => boolean
  /** Cancels the press. */
  letGo: () => void
}

/** CSS pixels from which a press that moves is a drag, as the engine has it. */
const dragDistance = 5
/** Milliseconds from which a finger that rests lifts, as the engine has it. */
const liftAfterMs = 200

/** Keeps what follows a press until it can be dragged; `onDrag` is called when pointer or finger make a drag of it. */
export function holdPress(lifted: Lifted, press: Press, onDrag: () => void): HeldPress {
  if (press instanceof KeyboardEvent) return holdKeys(lifted, press)
  return press instanceof MouseEvent ? holdMouse(lifted, press, onDrag) : holdTouch(lifted, press, onDrag)
}

function holdMouse(lifted: Lifted, press: MouseEvent, onDrag: () => void): HeldPress {
  let last: MouseEvent | null = null
  let isOver = false
  const isDrag = () =>
    last !== null && Math.hypot(last.clientX - press.clientX, last.clientY - press.clientY) > dragDistance
  const listeners = listen({
    mousemove: (event) => {
      if (isOver || !(event instanceof MouseEvent)) return
      const wasDrag = isDrag()
      last = event
      if (wasDrag || !isDrag()) return
      showWaiting(true)
      onDrag()
    },
    mouseup: () => {
      isOver = true
    },
    // The release would be missed.
    blur: () => {
      isOver = true
      last = null
      showWaiting(false)
    },
  })
  const letGo = () => {
    listeners.abort()
    showWaiting(false)
  }
  return {
    isDrag,
    letGo,
    goOn(lift) {
      letGo()
      // A press without a move is no drag.
      if (isOver && !isDrag()) return
      lift(lifted, press)
      if (!last || !isDrag()) return
      const { clientX, clientY } = last
      const again = (type: string) =>
        document.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true, cancelable: true }))
      // The first move lifts, the next one carries.
      inTurn([() => again('mousemove'), () => again('mousemove'), ...(isOver ? [() => again('mouseup')] : [])])
    },
  }
}

function holdTouch(lifted: Lifted, press: TouchEvent, onDrag: () => void): HeldPress {
  const [start] = press.touches
  let hasRested = false
  let isOver = false
  const listeners = listen({
    // A finger that moves at once scrolls.
    touchmove: (event) => {
      const touch = event instanceof TouchEvent ? event.touches[0] : undefined
      if (!start || !touch || Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY) > dragDistance)
        isOver = true
    },
    touchend: () => {
      isOver = true
    },
    touchcancel: () => {
      isOver = true
    },
  })
  const isDrag = () => hasRested && !isOver
  const resting = setTimeout(() => {
    hasRested = true
    if (isDrag()) onDrag()
  }, liftAfterMs)
  const letGo = () => {
    clearTimeout(resting)
    listeners.abort()
  }
  return {
    isDrag,
    letGo,
    goOn(lift) {
      letGo()
      if (!isOver) lift(lifted, press)
    },
  }
}

function holdKeys(lifted: Lifted, press: KeyboardEvent): HeldPress {
  const isLifting = press.code === 'Space' || press.code === 'Enter'
  if (!isLifting) return { isDrag: () => false, goOn: () => {}, letGo: () => {} }
  press.preventDefault()
  const keys: string[] = []
  const listeners = listen({
    keydown: (event) => {
      if (!(event instanceof KeyboardEvent)) return
      event.preventDefault()
      event.stopPropagation()
      keys.push(event.code)
    },
  })
  const letGo = () => listeners.abort()
  return {
    isDrag: () => true,
    letGo,
    goOn(lift) {
      letGo()
      // The engine takes no event that was prevented already.
      const again = (code: string) => new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true })
      lift(lifted, again(press.code))
      inTurn(keys.map((code) => () => document.dispatchEvent(again(code))))
    },
  }
}

/** Listens to the window in the capture phase, until it is aborted. */
function listen(handlers: Readonly<Record<string, (event: Event) => void>>): AbortController {
  const listeners = new AbortController()
  for (const [type, handle] of Object.entries(handlers))
    window.addEventListener(type, handle, { capture: true, signal: listeners.signal })
  return listeners
}

/** Dispatches events one after another, each after the frame that the previous one caused. */
function inTurn(acts: readonly (() => void)[]): void {
  const [act, ...rest] = acts
  if (!act) return
  requestAnimationFrame(() =>
    setTimeout(() => {
      act()
      inTurn(rest)
    }),
  )
}

function showWaiting(isWaiting: boolean): void {
  document.body.style.cursor = isWaiting ? 'progress' : ''
}
