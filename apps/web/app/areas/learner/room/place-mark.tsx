import type { LessonKind } from '@naikkelas/contract/commerce'
import { type LessonPlaces, placeWords } from './lesson-place.ts'

interface PlaceMarkProps {
  kind: LessonKind
  /** Null draws nothing: it is about the whole lesson. */
  place: number | null
  goTo: LessonPlaces['goTo']
}

/** Where in a film or book something was written; in a film a press goes there. */
export function PlaceMark({ kind, place, goTo }: PlaceMarkProps) {
  if (place === null || kind === 0) return null
  const words = placeWords(kind, place)
  if (goTo === null) return <span className="text-app-xs font-semibold text-muted">{words}</span>
  return (
    <button
      type="button"
      aria-label={`Ke ${words}`}
      className="min-h-8 min-w-8 self-start rounded-chip text-start text-app-xs font-semibold text-accent tabular-nums underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      onClick={() => goTo(place)}
    >
      {words}
    </button>
  )
}
