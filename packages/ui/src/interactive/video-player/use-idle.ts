import { useCallback, useEffect, useRef, useState } from 'react'

const IDLE_AFTER_MS = 3000

/** Whether there was no pointer, press or tap for a moment while it plays. */
export function useIdle(isPlaying: boolean) {
  const [isIdle, setIsIdle] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    clearTimeout(timer.current)
    setIsIdle(false)
    if (isPlaying) timer.current = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS)
  }, [isPlaying])
  const rest = useCallback(() => {
    clearTimeout(timer.current)
    setIsIdle(isPlaying)
  }, [isPlaying])
  useEffect(() => {
    wake()
    return () => clearTimeout(timer.current)
  }, [wake])
  return { isIdle, wake, rest }
}
