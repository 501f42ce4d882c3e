import { type ReactNode, useRef } from 'react'
import { useBuilder, useWorkspace } from '../state/builder-context.ts'
import { useWasSeen } from './use-was-seen.ts'

/**
 * Whether settings outside the viewport are loaded at once: the panel was entered by pointer, touch or key, or one of
 * them is requested. `enter` belongs to the panel's content.
 */
export function useWantedSettings() {
  const isRequested = useBuilder((state) => state.jump !== null)
  const { areSettingsWanted, wantSettings, sheet } = useWorkspace(({ panels }) => panels)
  const want = areSettingsWanted ? undefined : wantSettings
  return {
    isWanted: areSettingsWanted || isRequested || sheet === 'inspector',
    // On pointer move, because a dialog that closed over the element causes no enter event.
    enter: { onPointerMove: want, onFocus: want },
  }
}

interface NearProps {
  /** Drawn wherever it is. */
  isWanted: boolean
  /** Height of the place that is kept for it, as a class. */
  height: string
  children: ReactNode
}

/** Settings that are drawn, and so fetched, when they come into sight or are wanted. */
export function Near({ isWanted, height, children }: NearProps) {
  const place = useRef<HTMLDivElement>(null)
  // No margin: a panel that is being scrolled has been entered already.
  const wasSeen = useWasSeen(place, 0)
  return isWanted || wasSeen ? children : <div ref={place} data-late-editor="" className={height} />
}
