import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useBuilderParts } from '../state/builder-context.ts'
import { heldLabel } from '../model/held-words.ts'
import type { FieldPlace } from '../model/builder-store.ts'
import type { Other, PresenceState } from '../model/presence.ts'

/** Everyone else who has the page open. */
export function useOthers(): readonly Other[] {
  return useStore(useBuilderParts().presence, (state) => state.others)
}

/** Those who are in one section. Draws again only when these people change. */
export function useOthersIn(sectionId: string): readonly Other[] {
  return useStore(
    useBuilderParts().presence,
    useShallow((state: PresenceState) =>
      state.others.length === 0 ? noOthers : state.others.filter(({ places }) => isIn(places, sectionId)),
    ),
  )
}

/** Texts of a section that other people are editing, by path: colour index and label. */
export function useHeldTexts(sectionId: string): Readonly<Record<string, string>> {
  const { presence } = useBuilderParts()
  return useStore(
    presence,
    useShallow((state: PresenceState) => {
      if (state.others.length === 0) return none
      const held: Record<string, string> = {}
      for (const { places } of state.others)
        for (const place of places) {
          if (!place.isTyping || place.sectionId !== sectionId || place.path === null) continue
          const holder = presence.holderOf({ sectionId, path: place.path })
          if (holder) held[place.path.join('/')] = `${holder.color} ${heldLabel(holder)}`
        }
      return held
    }),
  )
}

/** Who holds one field; null when it is free. */
export function useHolder({ sectionId, path }: FieldPlace): Other | null {
  const { presence } = useBuilderParts()
  return useStore(presence, (state) => (state.others.length === 0 ? null : presence.holderOf({ sectionId, path })))
}

const noOthers: readonly Other[] = []
const none: Readonly<Record<string, string>> = {}

const isIn = (places: Other['places'], sectionId: string) => places.some((place) => place.sectionId === sectionId)
