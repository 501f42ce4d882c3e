import { useRef } from 'react'

/**
 * The level of a section's heading, frozen while one of its texts is edited: another element would remount the text box
 * and lose the caret when another editor adds the first heading above.
 */
export function useSteadyLevel<Level>(level: Level, isWriting: boolean): Level {
  const steady = useRef(level)
  if (!isWriting) steady.current = level
  return steady.current
}
