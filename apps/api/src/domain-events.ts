import * as z from 'zod'

/**
 * Facts that other modules react to: past tense, plain JSON. Emitted by a unit of work; platform/events has the
 * listeners. Payloads in the outbox may outlive a release: add keys as optional, never change their meaning.
 */
export const domainEvents = {
  /** A page became public, or another version of it did. */
  'landing_page.published': z.object({
    pageId: z.uuid(),
    /** Keys of the variants that its sections are shown to. */
    variants: z.array(z.string()),
    /** Null when its schedule published it. */
    actorId: z.nullable(z.uuid()),
    at: z.iso.datetime(),
  }),
  /** All widths of these pictures exist. */
  'media.encoded': z.object({ mediaIds: z.array(z.uuid()) }),
  /** Something of the catalogue changed that is shown where it is listed or bound; the changes of one request together. */
  'catalogue.changed': z.object({
    changes: z.array(
      z.object({
        sellableId: z.uuid(),
        /** Whole rupiah; null for none. */
        price: z.nullable(z.number()),
        priceBefore: z.nullable(z.number()),
        /** The category it was in, where it is in another one now. */
        categoryIdBefore: z.optional(z.nullable(z.uuid())),
        /** The address it left, where it has another one now. */
        moved: z.optional(z.object({ from: z.string(), to: z.string(), actorId: z.uuid() })),
        /** Nothing but a number of seats is another, and some are left: pages may show it a little later. */
        isSeatCount: z.optional(z.boolean()),
      }),
    ),
    at: z.iso.datetime(),
  }),
  /** An order was placed; what costs nothing is paid in the same transaction. */
  'order.placed': z.object({
    orderId: z.uuid(),
    at: z.iso.datetime(),
    /** Of the buyer's browser, for listeners `within` only. */
    visit: z.optional(z.object({ cookie: z.nullable(z.string()), userAgent: z.string(), clientAddress: z.string() })),
  }),
  /** An order is paid, and what it entitles to is granted. */
  'order.paid': z.object({ orderId: z.uuid(), at: z.iso.datetime() }),
  /** Orders were given up: their time is over, or the buyer wanted it. */
  'order.expired': z.object({ orderIds: z.array(z.uuid()), at: z.iso.datetime() }),
  /** A gateway reports money for an order: all captures of one attempt, those that were reported before among them. */
  'payment.captured': z.object({
    orderId: z.uuid(),
    attemptId: z.uuid(),
    /** Whole rupiah. */
    captures: z.array(z.object({ id: z.string(), amount: z.int(), at: z.iso.datetime() })),
    at: z.iso.datetime(),
  }),
  /** A bank has taken back what a gateway reported of an attempt, within minutes (payments.md, Midtrans). */
  'payment.reversed': z.object({ orderId: z.uuid(), attemptId: z.uuid(), at: z.iso.datetime() }),
  /** A gateway cannot take money by an attempt: it was refused, or its time is over. */
  'payment.failed': z.object({ orderId: z.uuid(), attemptId: z.uuid(), at: z.iso.datetime() }),
  /** Money of an order goes back; with all of it, what was bought is taken back in the same transaction. */
  'refund.decided': z.object({ orderId: z.uuid(), refundId: z.uuid(), isWhole: z.boolean(), at: z.iso.datetime() }),
  /** Money of a refund is back with the buyer. */
  'refund.sent': z.object({ orderId: z.uuid(), refundId: z.uuid(), at: z.iso.datetime() }),
  /** A learner has done every lesson of a course, for the first time. */
  'course.completed': z.object({ learnerId: z.uuid(), courseId: z.uuid(), at: z.iso.datetime() }),
  /** A gateway has sent a message about refunds of an attempt; how they are is asked of it. */
  'refund.reported': z.object({ references: z.array(z.string()), attemptId: z.uuid(), at: z.iso.datetime() }),
  /** What pages of some placements show as banners and pop-ups is another now. */
  'banners.changed': z.object({ placements: z.array(z.int()), at: z.iso.datetime() }),
  /** How visits to a page are measured changed; `pageId` null for the whole site. */
  'measurement.changed': z.object({ pageId: z.nullable(z.uuid()), at: z.iso.datetime() }),
  /** An account of a learner is deleted in this transaction, two weeks after its owner asked for it. */
  'user.erased': z.object({ userId: z.uuid(), at: z.iso.datetime() }),
  /** Two accounts of one person become one, in this transaction; `mergedId` is deleted at its end. */
  'user.merged': z.object({ userId: z.uuid(), mergedId: z.uuid(), at: z.iso.datetime() }),
  /** A learner took a copy of the own data, in this transaction. */
  'user.exported': z.object({ userId: z.uuid(), at: z.iso.datetime() }),
  /** A feature flag or a group of the site's settings changed. */
  'setting.changed': z.object({
    /** `flag/coupon`, `site/brand` */
    name: z.string(),
    /** Its fields that have another value now. */
    fields: z.array(z.string()),
    at: z.iso.datetime(),
  }),
  /** A lead was stored that is not suspected to be a robot's, or the suspicion was withdrawn. */
  'lead.received': z.object({
    leadId: z.uuid(),
    /** Of the visitor's browser, for listeners `within` only; absent once they are gone. */
    visit: z.optional(
      z.object({
        pageId: z.uuid(),
        /** Address of the page, with its origin. */
        url: z.string(),
        /** DOM id of the form's section. */
        section: z.string(),
        sentAt: z.iso.datetime(),
        cookie: z.nullable(z.string()),
        userAgent: z.string(),
        clientAddress: z.string(),
        /** The lead's e-mail addresses and numbers, without those that opted out. */
        contacts: z.array(z.string()),
      }),
    ),
  }),
} as const

export type DomainEvents = { [Name in keyof typeof domainEvents]: z.output<(typeof domainEvents)[Name]> }
export type EventName = keyof DomainEvents
