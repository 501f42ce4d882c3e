import { useEffect, useMemo } from 'react'
import { useBuilderActions, useBuilderParts } from '../state/builder-context.ts'
import type { FieldPlace } from '../model/builder-store.ts'
import type { Other } from '../model/presence.ts'
import { heldSentence } from '../model/held-words.ts'
import { useHolder } from './use-others.ts'

interface FieldHold {
  /** Who is writing it; it is read-only meanwhile. */
  holder: Other | null
  onFocus: () => void
  onBlur: () => void
}

/** A text field of the inspector that one person writes at a time: holds it while it has the caret here. */
export function useFieldHold(sectionId: string | null, path: readonly string[]): FieldHold {
  const { presence } = useBuilderParts()
  const { setProblem } = useBuilderActions()
  const key = path.join('/')
  const place = useMemo((): FieldPlace => ({ sectionId, path: key.split('/') }), [sectionId, key])
  const holder = useHolder(place)
  useEffect(() => () => presence.leaveField(place), [presence, place])
  return {
    holder,
    onFocus() {
      const present = presence.holderOf(place)
      if (present) setProblem(heldSentence(present))
      else presence.enterField(place)
    },
    onBlur: () => presence.leaveField(place),
  }
}
