import { type PointerEvent, useRef } from 'react'

const DOUBLE_TAP_MS = 300

interface Taps {
  /** A click of the mouse, or a single tap before the film began. */
  onPress: () => void
  onDoublePress: () => void
  /** A single tap on a screen that is touched. */
  onTap: () => void
  /** Two taps and more on one side: -1 at the left, 1 at the right. */
  onSideTap: (side: -1 | 1) => void
}

/** Presses on the picture: a mouse plays and pauses, a finger shows the controls and skips by double taps at the sides. */
export function useTaps({ onPress, onDoublePress, onTap, onSideTap }: Taps) {
  const last = useRef<{ at: number; side: -1 | 0 | 1 }>({ at: Number.NEGATIVE_INFINITY, side: 0 })
  return {
    onClick: ({ nativeEvent }: { nativeEvent: MouseEvent }) => {
      if ((nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') onPress()
    },
    onDoubleClick: ({ nativeEvent }: { nativeEvent: MouseEvent }) => {
      if ((nativeEvent as globalThis.PointerEvent).pointerType !== 'touch') onDoublePress()
    },
    onPointerUp: ({ pointerType, clientX, currentTarget, timeStamp }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') return
      const { left, width } = currentTarget.getBoundingClientRect()
      const share = (clientX - left) / width
      const side: -1 | 0 | 1 = share < 0.35 ? -1 : share > 0.65 ? 1 : 0
      const isAgain = side !== 0 && side === last.current.side && timeStamp - last.current.at < DOUBLE_TAP_MS
      last.current = { at: timeStamp, side }
      if (isAgain) onSideTap(side)
      else onTap()
    },
  }
}
