import type { Admin, PresentPerson } from '@naikkelas/contract'
import { hasCapability } from '@naikkelas/contract'
import { isSameJson } from '@naikkelas/page'
import type { BuilderStore } from '../model/builder-store.ts'
import type { Presence } from '../model/presence.ts'

/** Where this tab is, as it is told. */
export interface OwnPlace {
  sectionId: string | null
  path: string[] | null
  isTyping: boolean
}

interface TellerOptions {
  store: Pick<BuilderStore, 'getState' | 'subscribe'>
  presence: Presence
  admin: Admin
  tell: (place: OwnPlace) => Promise<PresentPerson[]>
  now?: () => number
}

export interface PresenceTeller {
  /** Somebody is at the keyboard. */
  stir: () => void
  /** Says it again now. */
  tellNow: () => void
  stop: () => void
}

/** Well within the ten seconds that a place counts. */
const renewMs = 4_000
/** Between two steps that are told. */
const pauseMs = 250
/** Whoever has not touched anything for that long holds no text any more. */
const idleMs = 60_000

/** Tells the server where this tab is: at once when that changes, and again and again so that it counts. */
export function startTelling({ store, presence, admin, tell, now = Date.now }: TellerOptions): PresenceTeller {
  const mayWrite = hasCapability(admin, 'landing_pages', 'text')
  let told: OwnPlace | null = null
  let stirredAt = now()
  let isTelling = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function place(): OwnPlace {
    const { editing, selectedId } = store.getState()
    const text = editing ?? presence.getState().field
    if (!text) return { sectionId: selectedId, path: null, isTyping: false }
    const isAwake = now() - stirredAt < idleMs
    return { sectionId: text.sectionId, path: [...text.path], isTyping: mayWrite && isAwake }
  }

  function schedule(ms: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), ms)
  }

  async function send() {
    if (isTelling || isStopped) return
    isTelling = true
    const present = place()
    told = present
    try {
      const people = await tell(present)
      if (!isStopped) presence.hear(people)
    } catch {
      // Without an answer nothing changes; the next one comes soon.
    }
    isTelling = false
    schedule(isSameJson(place(), present) ? renewMs : pauseMs)
  }

  const look = () => {
    if (!isTelling && !isSameJson(place(), told)) schedule(told === null ? 0 : pauseMs)
  }
  const stops = [store.subscribe(look), presence.subscribe(look)]
  schedule(0)
  return {
    stir() {
      const wasIdle = now() - stirredAt >= idleMs
      stirredAt = now()
      if (wasIdle) look()
    },
    tellNow: () => schedule(0),
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}
