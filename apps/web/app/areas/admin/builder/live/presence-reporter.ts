import type { Admin } from '@naikkelas/contract/identity'
import type { PresentPerson } from '@naikkelas/contract/pages'
import { hasCapability } from '@naikkelas/contract/identity'
import { isSameJson } from '@naikkelas/page'
import type { BuilderStore } from '../model/builder-store.ts'
import type { Presence } from '../model/presence.ts'

/** Position of this tab, as reported. */
export interface OwnPlace {
  sectionId: string | null
  path: string[] | null
  isTyping: boolean
}

interface ReporterOptions {
  store: Pick<BuilderStore, 'getState' | 'subscribe'>
  presence: Presence
  admin: Admin
  notify: (place: OwnPlace) => Promise<PresentPerson[]>
  now?: () => number
}

export interface PresenceReporter {
  /** The person is active. */
  stir: () => void
  /** Reports again now. */
  notifyNow: () => void
  stop: () => void
}

/** Well within the ten seconds that a place counts. */
const renewMs = 4_000
/** Minimum time between two reports. */
const pauseMs = 250
/** Without input for this long, a person no longer locks a text. */
const idleMs = 60_000

/** Reports the position of this tab to the server: immediately when it changes, and periodically to keep it valid. */
export function startPresenceReports({
  store,
  presence,
  admin,
  notify,
  now = Date.now,
}: ReporterOptions): PresenceReporter {
  const mayWrite = hasCapability(admin, 'landing_pages', 'text')
  let reported: OwnPlace | null = null
  let stirredAt = now()
  let isReporting = false
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
    if (isReporting || isStopped) return
    isReporting = true
    const present = place()
    reported = present
    try {
      const people = await notify(present)
      if (!isStopped) presence.receive(people)
    } catch {
      // Without an answer nothing changes; the next one comes soon.
    }
    isReporting = false
    schedule(isSameJson(place(), present) ? renewMs : pauseMs)
  }

  const look = () => {
    if (!isReporting && !isSameJson(place(), reported)) schedule(reported === null ? 0 : pauseMs)
  }
  const stops = [store.subscribe(look), presence.subscribe(look)]
  schedule(0)
  return {
    stir() {
      const wasIdle = now() - stirredAt >= idleMs
      stirredAt = now()
      if (wasIdle) look()
    },
    notifyNow: () => schedule(0),
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const stop of stops) stop()
    },
  }
}
