import { useRef } from 'react'

/**
 * The level of a section's heading, which stays as it is while one of its texts is being written: another element there
 * would be another text box, and the caret would be lost whenever somebody puts the first heading of the page above.
 */
export function useSteadyLevel<Level>(level: Level, isWriting: boolean): Level {
  const steady = useRef(level)
  if (!isWriting) steady.current = level
  return steady.current
}
