import { useEffect, useState } from 'react'

/** What a viewer chose once and keeps from film to film. */
export interface PlayerPreferences {
  rate: number
  /** Language of the captions; null without. */
  captions: string | null
  isSavingData: boolean
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
}

const defaults: PlayerPreferences = { rate: 1, captions: null, isSavingData: false, volume: 1, isMuted: false }

/** Kept in the browser under this key. `isRead` is false until what is kept there is known. */
export function usePreferences(key: string) {
  const [state, setState] = useState({ preferences: defaults, isRead: false })
  useEffect(() => {
    setState({ preferences: { ...defaults, isSavingData: asksToSave(), ...readFrom(key) }, isRead: true })
  }, [key])
  const prefer = (change: Partial<PlayerPreferences>) => {
    const preferences = { ...state.preferences, ...change }
    setState({ preferences, isRead: true })
    try {
      localStorage.setItem(key, JSON.stringify(preferences))
    } catch {
      // Without a place to keep it the choice holds for this film.
    }
  }
  return { ...state, prefer }
}

const asksToSave = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Only what is of the right kind: anyone may write there. */
function readFrom(key: string): Partial<PlayerPreferences> {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
  if (typeof kept !== 'object' || kept === null) return {}
  const { rate, captions, isSavingData, volume, isMuted } = kept as Record<string, unknown>
  return {
    ...(typeof rate === 'number' && rate >= 0.5 && rate <= 2 && { rate }),
    ...((typeof captions === 'string' || captions === null) && { captions }),
    ...(typeof isSavingData === 'boolean' && { isSavingData }),
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
    ...(typeof isMuted === 'boolean' && { isMuted }),
  }
}
