import { randomUUID } from 'node:crypto'
import type { Accounts } from './accounts.ts'
import { type Charge, type ChargeEvent, isPayable, type Refund, type SavedToken, type Session } from './charges.ts'
import { MovableClock } from './clock.ts'
import { Faults } from './faults.ts'
import { Journal } from './journal.ts'
import { midtransNotifications } from './midtrans/midtrans-notifications.ts'
import { signatureOf } from './secrets.ts'
import { Store } from './store.ts'
import { type Notification, WebhookSender } from './webhooks/webhook-sender.ts'
import { xenditNotifications } from './xendit/xendit-notifications.ts'

interface Options {
  accounts: Accounts
  webhookUrls: { xendit: string; midtrans: string }
  /** Of its pages, without a slash at its end. */
  url: () => string
  /** Signs the addresses of its pages. */
  secret: string
  stateFile: string | undefined
}

/** The state of all charges, and what may happen to them; the protocols only describe it. */
export class Gateway {
  readonly clock = new MovableClock()
  readonly faults = new Faults()
  readonly journal = new Journal()
  readonly store: Store
  readonly sender: WebhookSender
  readonly accounts: Accounts
  readonly #options: Options
  #expiryTimer: NodeJS.Timeout | undefined
  /** Nothing expires before. */
  #nextExpiryAt = 0

  constructor(options: Options) {
    this.#options = options
    this.accounts = options.accounts
    this.store = new Store(options.stateFile)
    this.clock.offsetMs = this.store.load()
    const { clock, faults, journal, store } = this
    this.sender = new WebhookSender({
      urls: options.webhookUrls,
      clock,
      store,
      faults,
      journal,
      onChange: () => this.changed(),
    })
  }

  /** Looks every second for what has expired, and sends what waits. */
  start(): void {
    this.sender.start()
    this.expireDue()
    const again = () => {
      this.expireDue()
      this.#expiryTimer = setTimeout(again, 1_000).unref()
    }
    again()
  }

  stop(): void {
    clearTimeout(this.#expiryTimer)
    this.sender.stop()
    this.store.save(this.clock.offsetMs)
  }

  changed(): void {
    this.store.saveSoon(() => this.clock.offsetMs)
  }

  /** The address of a page about a charge, which nothing else can make. */
  pageUrl(page: 'bayar' | '3ds', charge: Charge): string {
    const path = `/${page}/${charge.id}`
    return `${this.#options.url()}${path}?s=${signatureOf(this.#options.secret, path)}`
  }

  isSigned(path: string, signature: string): boolean {
    return signatureOf(this.#options.secret, path) === signature
  }

  get url(): string {
    return this.#options.url()
  }

  add(charge: Charge): void {
    this.store.addCharge(charge)
    this.#nextExpiryAt = Math.min(this.#nextExpiryAt, charge.expiresAt)
    this.journal.note(this.clock.now(), 'created', charge.reference, `${charge.channel} ${charge.amount}`)
    this.#announce(charge, { kind: 'created' })
  }

  /** @returns whether it could be paid */
  pay(charge: Charge, amount = charge.amount): boolean {
    this.expireDue()
    if (!isPayable(charge)) return false
    this.#capture(charge, amount)
    return true
  }

  /** As when the bank's answer comes after the gateway had closed it. */
  payLate(charge: Charge, amount = charge.amount): void {
    this.#capture(charge, amount)
  }

  #capture(charge: Charge, amount: number): void {
    const at = this.clock.now()
    charge.status = 'paid'
    const paymentId = `py-${randomUUID()}`
    charge.captures.push({ paymentId, captureId: `cptr-${randomUUID()}`, amount, at })
    this.store.paid.set(paymentId, charge)
    const session = charge.sessionId === undefined ? undefined : this.store.sessions.get(charge.sessionId)
    if (session) session.status = 'completed'
    if (charge.isSaved && charge.tokenId === undefined) this.#save(charge)
    this.#happened(charge, { kind: 'captured' }, String(amount))
  }

  /** What it was paid by is kept, for charges without the payer. */
  #save(charge: Charge): void {
    const { channel, label, cardExpiresAt } = charge
    const token: SavedToken = { id: `pt-${randomUUID()}`, channel, label, meets: 'payment', expiresAt: cardExpiresAt }
    charge.tokenId = token.id
    this.store.tokens.set(token.id, token)
    this.sender.queue(xenditNotifications.ofToken(this.accounts, { charge, token, at: this.clock.now() }))
  }

  /** Charges what was kept: at once, unless the control wants it to wait. */
  chargeToken(charge: Charge, { meets, expiresAt }: SavedToken): void {
    this.add(charge)
    if (expiresAt !== undefined && expiresAt <= this.clock.now()) this.decline(charge, 'EXPIRED_CARD')
    else if (meets === 'payment') this.#capture(charge, charge.amount)
    else if (meets !== 'wait') this.decline(charge, meets.failure)
  }

  decline(charge: Charge, code: string): boolean {
    if (charge.status !== 'pending') return false
    charge.status = 'failed'
    charge.failureCode = code
    charge.failedPaymentId = `py-${randomUUID()}`
    this.store.paid.set(charge.failedPaymentId, charge)
    this.#happened(charge, { kind: 'failed' }, code)
    return true
  }

  /** Settled, then denied within minutes: Permata, Mandiri and Indomaret may do that. */
  reverse(charge: Charge): boolean {
    if (charge.status !== 'paid') return false
    charge.status = 'failed'
    charge.failureCode = 'REVERSED'
    charge.captures = []
    this.#happened(charge, { kind: 'failed' }, 'reversed')
    return true
  }

  cancel(charge: Charge): boolean {
    if (!isPayable(charge)) return false
    if (charge.status === 'paid') charge.isReusable = false
    else charge.status = 'cancelled'
    this.#happened(charge, { kind: 'cancelled' })
    return true
  }

  expire(charge: Charge): boolean {
    if (!isPayable(charge)) return false
    if (charge.status === 'paid') charge.isReusable = false
    else charge.status = 'expired'
    this.#happened(charge, { kind: 'expired' })
    return true
  }

  refund(charge: Charge, refund: Refund): void {
    charge.refunds.push(refund)
    this.#happened(charge, { kind: 'refunded', refund }, `${refund.amount} ${refund.status}`)
  }

  /** A refund that was under way has an outcome. */
  finishRefund(charge: Charge, refund: Refund, status: 'succeeded' | 'failed'): void {
    refund.status = status
    this.#happened(charge, { kind: 'refunded', refund }, `${refund.amount} ${status}`)
  }

  addSession(session: Session): void {
    this.store.addSession(session)
    this.#nextExpiryAt = Math.min(this.#nextExpiryAt, session.expiresAt)
    this.changed()
  }

  expireSession(session: Session): void {
    if (session.status !== 'active') return
    session.status = 'expired'
    this.changed()
    for (const notification of xenditNotifications.ofSession(this.accounts, session)) this.sender.queue(notification)
  }

  /** What is past its time by the gateway's clock. */
  expireDue(): void {
    const now = this.clock.now()
    if (now < this.#nextExpiryAt) return
    let next = Infinity
    for (const charge of this.store.charges.values()) {
      if (charge.status !== 'pending') continue
      if (charge.expiresAt <= now) this.expire(charge)
      else next = Math.min(next, charge.expiresAt)
    }
    for (const session of this.store.sessions.values()) {
      if (session.status !== 'active') continue
      if (session.expiresAt <= now) this.expireSession(session)
      else next = Math.min(next, session.expiresAt)
    }
    this.#nextExpiryAt = next
  }

  /** Sets the clock forward; whatever is due by then happens before this resolves. */
  async advance(ms: number): Promise<void> {
    this.clock.advance(ms)
    this.changed()
    this.expireDue()
    await this.sender.settled()
  }

  clear(): void {
    this.store.clear()
    this.sender.clear()
    this.faults.clear()
    this.changed()
  }

  #happened(charge: Charge, event: ChargeEvent, detail = ''): void {
    charge.updatedAt = this.clock.now()
    this.journal.note(charge.updatedAt, event.kind, charge.reference, detail)
    this.changed()
    this.#announce(charge, event)
  }

  #announce(charge: Charge, event: ChargeEvent): void {
    const notifications: Notification[] =
      charge.protocol === 'xendit'
        ? xenditNotifications.ofCharge(this.accounts, charge, event)
        : midtransNotifications(this.accounts, charge, event)
    for (const notification of notifications) this.sender.queue(notification)
  }
}
