import { useEffect, useRef, useState } from 'react'

/**
 * Files that are dropped anywhere on the screen, or pasted.
 * @param isOnTop false while they are not this screen's, as under a dialog that they may be meant for; they are then
 *   left to it, and to `useStrayFiles`
 * @returns whether files are held over it
 */
export function useFileDrop(onFiles: (files: File[]) => void, isOnTop: () => boolean = always): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef({ onFiles, isOnTop })
  useEffect(() => {
    take.current = { onFiles, isOnTop }
  })
  useEffect(() => {
    // Going from one element into another leaves the first after the second is entered.
    let depth = 0
    const ended = new AbortController()
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onEnter = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth += 1
      setIsOver(take.current.isOnTop())
    }
    const onLeave = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setIsOver(false)
    }
    const onOver = (event: DragEvent) => {
      // Else the browser would open the file in place of the screen.
      if (holdsFiles(event) && take.current.isOnTop()) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      depth = 0
      setIsOver(false)
      if (!take.current.isOnTop()) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take.current.onFiles(files)
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || !take.current.isOnTop()) return
      event.preventDefault()
      take.current.onFiles(files)
    }
    // In the capture phase: this screen handles all files, before any element inside.
    const whole = { capture: true, signal: ended.signal }
    window.addEventListener('dragenter', onEnter, whole)
    window.addEventListener('dragleave', onLeave, whole)
    window.addEventListener('dragover', onOver, whole)
    window.addEventListener('drop', onDrop, whole)
    window.addEventListener('paste', onPaste, whole)
    return () => ended.abort()
  }, [])
  return isOver
}

const always = () => true

/** Nothing lies over the screen. */
export const isWithoutDialog = (): boolean => document.querySelector('[role=dialog][data-state=open]') === null
