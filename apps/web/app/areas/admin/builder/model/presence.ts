import type { PresentPerson, PresentPlace } from '@naikkelas/contract/pages'
import { isSameJson } from '@naikkelas/page'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FieldPlace } from './builder-store.ts'

/** Someone else on this page, or oneself in another tab. */
export interface Other {
  id: string
  /** As the screen calls them: `Anda di tab lain` for oneself. */
  name: string
  color: number
  isSelf: boolean
  places: readonly PresentPlace[]
}

export interface PresenceState {
  /** Everyone else, in the order they came. The same people are the same objects. */
  others: readonly Other[]
  /** This tab as the server has it. */
  own: PresentPlace | null
  /** The field of the inspector that has the caret here. */
  field: FieldPlace | null
}

/** Who else has the page open, as far as this tab knows. */
export interface Presence extends StoreApi<PresenceState> {
  tabId: string
  /** Adopts the list of people sent by the server. */
  receive(people: readonly PresentPerson[]): void
  /** Without a connection nothing is known: no text is locked. */
  forget(): void
  enterField(place: FieldPlace): void
  leaveField(place: FieldPlace): void
  /** The person who began editing a text earlier than this tab; null when it is free. */
  holderOf(place: FieldPlace): Other | null
}

interface PresenceOptions {
  /** Names this opening of the page. */
  tabId: string
  accountId: string
}

export function createPresence({ tabId, accountId }: PresenceOptions): Presence {
  const store = createStore<PresenceState>(() => ({ others: [], own: null, field: null }))

  const othersOf = (people: readonly PresentPerson[]): Other[] =>
    people.flatMap(({ id, name, color, places }) => {
      const elsewhere = places.filter((place) => place.tabId !== tabId)
      const isSelf = id === accountId
      return elsewhere.length === 0
        ? []
        : [{ id, name: isSelf ? 'Anda di tab lain' : name, color, isSelf, places: elsewhere }]
    })

  return Object.assign(store, {
    tabId,
    receive(people: readonly PresentPerson[]) {
      const before = store.getState()
      const reported = people.flatMap(({ places }) => places).find((place) => place.tabId === tabId) ?? null
      const own = isSameJson(reported, before.own) ? before.own : reported
      const known = new Map(before.others.map((other) => [other.id, other]))
      const others = othersOf(people).map((other) => {
        const same = known.get(other.id)
        return same && isSameJson(same, other) ? same : other
      })
      if (own !== before.own || !isSameList(others, before.others)) store.setState({ others, own })
    },
    forget() {
      const { others, own } = store.getState()
      if (others.length > 0 || own !== null) store.setState({ others: [], own: null })
    },
    enterField: (field: FieldPlace) => store.setState({ field }),
    leaveField(place: FieldPlace) {
      if (isSamePlace(store.getState().field, place)) store.setState({ field: null })
    },
    holderOf(place: FieldPlace) {
      const { others, own } = store.getState()
      const since = own?.isTyping && isSamePlace(own, place) ? own.since : undefined
      return holderAmong(others, place, { since, tabId })
    },
  })
}

/** The holder of a text among the others: the one editing it longest, unless this tab began earlier. */
function holderAmong(
  others: readonly Other[],
  place: FieldPlace,
  own: { since: string | undefined; tabId: string },
): Other | null {
  let first: { other: Other; since: string; tabId: string } | null = null
  for (const other of others) {
    for (const { isTyping, since, tabId, ...there } of other.places) {
      if (!isTyping || !isSamePlace(there, place)) continue
      if (!first || isBefore({ since, tabId }, first)) first = { other, since, tabId }
    }
  }
  if (first && own.since !== undefined && isBefore({ since: own.since, tabId: own.tabId }, first)) return null
  return first?.other ?? null
}

// Ties within a millisecond are resolved by tab id.
function isBefore(left: { since: string; tabId: string }, right: { since: string; tabId: string }): boolean {
  return left.since === right.since ? left.tabId < right.tabId : left.since < right.since
}

function isSamePlace(
  left: { sectionId: string | null; path: readonly string[] | null } | null,
  right: FieldPlace,
): boolean {
  return left !== null && left.sectionId === right.sectionId && isSameJson(left.path, right.path)
}

function isSameList(left: readonly Other[], right: readonly Other[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index])
}
