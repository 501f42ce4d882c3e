/** What modules tell each other without knowing who listens: past tense, plain data. */
export interface DomainEvents {
  /** Something was written into the outbox. */
  'mail.queued': Record<never, never>
  /** A lead was kept, or is to be told once more: people and programs may have to be told. */
  'lead.kept': Record<never, never>
  /** What a visitor of a page did is stored: advertisers may have to hear of it. */
  'visit.told': {
    pageId: string
    /** As it is kept: with its campaign and nothing else of the query. */
    url: string
    at: Date
    events: readonly { id: string; name: 'page_visit' | 'lp_cta_click'; section: string }[]
    cookie: string | null
    userAgent: string
    clientAddress: string
  }
  /** Something is to be told to an advertiser. */
  'pixel_event.queued': Record<never, never>
  /** The widths of a picture are made: it no longer has to be shown in its original size. */
  'media.encoded': { mediaIds: string[] }
  /** What visitors get of a page changed, or it went away. */
  'landing_page.public_changed': { pageId: string }
  /** Changes of a page were accepted; other processes learn it from the database. */
  'landing_page.head_changed': { pageId: string; headVersion: number }
  /** Published pages that show something of this one were marked to be drawn again. */
  'landing_page.redraw_due': { pageId: string }
  /** How a partner's pages are linked to, or where they are, changed. */
  'partner.links_changed': { partnerId: string }
  /** It was time, and it could not be done: `failure` is the sentence people read. */
  'landing_page.schedule_failed': { pageId: string; act: 'publish' | 'unpublish'; failure: string }
  'landing_page.approval_asked': { pageId: string; approvalId: string }
  'landing_page.approval_answered': { pageId: string; approvalId: string; answer: 'approved' | 'returned' }
}

type Listener<Name extends keyof DomainEvents> = (event: DomainEvents[Name]) => Promise<void> | void

export interface EventBus {
  on: <Name extends keyof DomainEvents>(name: Name, listener: Listener<Name>) => void
  /** Tells everyone and waits for them; a listener that fails is reported and stops neither the others nor the caller. */
  emit: <Name extends keyof DomainEvents>(name: Name, event: DomainEvents[Name]) => Promise<void>
}

/** Within one process: what other processes must know they read from the database. */
export function createEventBus(onFailure: (error: unknown) => void): EventBus {
  const listeners = new Map<keyof DomainEvents, ((event: never) => Promise<void> | void)[]>()
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
    async emit(name, event) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          await listener(event as never)
        } catch (error) {
          onFailure(error)
        }
      }
    },
  }
}
