/**
 * Hints within one process that something it holds in memory is out of date. They may be lost: whatever must happen is a
 * domain event or a job, and other processes read the database.
 */
export interface SignalMap {
  /** What visitors get of a page changed, or the page went away. */
  'landing_page.public_changed': { pageId: string }
  /** Changes of a page were accepted. */
  'landing_page.head_changed': { pageId: string; headVersion: number }
  /** What visitors of a page did is stored. */
  'visit.recorded': {
    pageId: string
    /** As it is stored: with its campaign and nothing else of the query. */
    url: string
    at: Date
    events: readonly { id: string; name: 'page_visit' | 'lp_cta_click'; section: string }[]
    cookie: string | null
    userAgent: string
    clientAddress: string
  }
  /** How a page is measured or drawn changed. */
  'landing_page.settings_changed': { pageId: string }
  /** How a partner's pages are linked to, or where they are, changed. */
  'partner.links_changed': { partnerId: string }
}

type Listener<Name extends keyof SignalMap> = (signal: SignalMap[Name]) => Promise<void> | void

export interface Signals {
  on: <Name extends keyof SignalMap>(name: Name, listener: Listener<Name>) => void
  /** Calls every listener and waits for them; one that fails is reported and stops neither the others nor the caller. */
  send: <Name extends keyof SignalMap>(name: Name, signal: SignalMap[Name]) => Promise<void>
}

export function createSignals(onFailure: (error: unknown) => void): Signals {
  const listeners = new Map<keyof SignalMap, ((signal: never) => Promise<void> | void)[]>()
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
    async send(name, signal) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          await listener(signal as never)
        } catch (error) {
          onFailure(error)
        }
      }
    },
  }
}
