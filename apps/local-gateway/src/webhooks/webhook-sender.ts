import { randomUUID } from 'node:crypto'
import type { Protocol } from '../charges.ts'
import type { MovableClock } from '../clock.ts'
import { type Faults, webhookFaults } from '../faults.ts'
import type { Journal } from '../journal.ts'
import type { Store } from '../store.ts'
import type { Delivery } from './delivery.ts'
import { deliveryTimeoutMs, pauseAfter } from './retry-table.ts'

/** What differs from the truth in what is sent. */
export interface Tampering {
  amount?: number
  isSignedWrongly?: boolean
}

export interface Notification {
  protocol: Protocol
  reference: string
  event: string
  /** The message as it is sent; tampering is a fault that was ordered. */
  write: (tampering: Tampering) => { headers: Record<string, string>; body: string }
}

interface Options {
  urls: Readonly<Record<Protocol, string>>
  clock: MovableClock
  store: Store
  faults: Faults
  journal: Journal
  onChange: () => void
}

const MAX_AT_ONCE = 16
/** The longest pause that a timer takes. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Sends notifications, again by the table of their protocol, on the gateway's clock. */
export class WebhookSender {
  readonly #options: Options
  /** Not delivered and not given up; those on their way among them. */
  readonly #waiting = new Set<Delivery>()
  readonly #sending = new Set<Delivery>()
  #timer: NodeJS.Timeout | undefined
  #listeners: (() => void)[] = []
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Goes on with what an earlier process had not delivered. */
  start(): void {
    for (const delivery of this.#options.store.deliveries.values())
      if (delivery.state === 'waiting') this.#waiting.add(delivery)
    this.wake()
  }

  queue({ protocol, reference, event, write }: Notification): void {
    const { faults, clock, journal } = this.#options
    const tampering: Tampering = {}
    let [state, copies]: [Delivery['state'], number] = ['waiting', 1]
    const fault = faults.take(webhookFaults, reference)
    if (fault) journal.note(clock.now(), 'fault', reference, fault.kind)
    if (fault?.kind === 'loseWebhook') state = 'lost'
    if (fault?.kind === 'holdWebhook') state = 'held'
    if (fault?.kind === 'duplicateWebhook') copies += 1
    if (fault?.kind === 'wrongAmount') tampering.amount = fault.amount
    if (fault?.kind === 'badSignature') tampering.isSignedWrongly = true
    for (let copy = 0; copy < copies; copy++) this.#add({ protocol, reference, event, ...write(tampering) }, state)
    this.wake()
  }

  #add(message: Pick<Delivery, 'protocol' | 'reference' | 'event' | 'headers' | 'body'>, state: Delivery['state']) {
    const { store, clock, onChange } = this.#options
    const delivery: Delivery = { ...message, id: randomUUID(), attempts: [], nextAt: clock.now(), state }
    store.addDelivery(delivery)
    if (state === 'waiting') this.#waiting.add(delivery)
    onChange()
  }

  /** What was held goes out, the last one first. */
  async release(): Promise<number> {
    const held = [...this.#options.store.deliveries.values()].filter(({ state }) => state === 'held').reverse()
    for (const delivery of held) {
      this.#makeWait(delivery)
      await this.#send(delivery)
    }
    return held.length
  }

  /** Once more, whatever came of it. */
  resend(id: string): boolean {
    const delivery = this.#options.store.deliveries.get(id)
    if (!delivery) return false
    this.#makeWait(delivery)
    this.wake()
    return true
  }

  #makeWait(delivery: Delivery): void {
    Object.assign(delivery, { state: 'waiting', nextAt: this.#options.clock.now() })
    this.#waiting.add(delivery)
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting.clear()
  }

  /** Resolves when nothing is due and nothing on its way. */
  async settled(): Promise<void> {
    while (!this.#isStopped && (this.#sending.size > 0 || this.#due().length > 0)) {
      this.wake()
      await new Promise<void>((resolve) => this.#listeners.push(resolve))
    }
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#notifyListeners()
  }

  /** Sends what is due, and comes back when the next one is. */
  wake(): void {
    if (this.#isStopped) return
    for (const delivery of this.#due().slice(0, MAX_AT_ONCE - this.#sending.size)) void this.#send(delivery)
    clearTimeout(this.#timer)
    const next = Math.min(...this.#pending().map(({ nextAt }) => nextAt))
    if (next === Infinity || this.#sending.size >= MAX_AT_ONCE) return
    const pauseMs = Math.min(MAX_TIMER_MS, Math.max(1, next - this.#options.clock.now()))
    this.#timer = setTimeout(() => this.wake(), pauseMs).unref()
  }

  #pending(): Delivery[] {
    return [...this.#waiting].filter((delivery) => !this.#sending.has(delivery))
  }

  #due(): Delivery[] {
    const now = this.#options.clock.now()
    return this.#pending().filter(({ nextAt }) => nextAt <= now)
  }

  async #send(delivery: Delivery): Promise<void> {
    const { clock, journal, urls, onChange } = this.#options
    this.#sending.add(delivery)
    const { protocol, headers, body } = delivery
    const status = await statusOf(urls[protocol], { headers, body, timeoutMs: deliveryTimeoutMs[protocol] })
    this.#sending.delete(delivery)
    delivery.attempts.push({ at: clock.now(), status })
    const pause = pauseAfter(protocol, status, delivery.attempts.length)
    const isTaken = status !== null && status >= 200 && status < 300
    if (pause !== undefined) delivery.nextAt = clock.now() + pause
    else delivery.state = isTaken ? 'delivered' : 'given up'
    if (pause === undefined) this.#waiting.delete(delivery)
    journal.note(clock.now(), 'webhook', delivery.reference, `${delivery.event}: ${status ?? 'no answer'}`)
    onChange()
    this.#notifyListeners()
    this.wake()
  }

  #notifyListeners(): void {
    const listeners = this.#listeners
    this.#listeners = []
    for (const resolve of listeners) resolve()
  }
}

interface Message {
  headers: Record<string, string>
  body: string
  timeoutMs: number
}

/** Null without an answer. */
async function statusOf(url: string, { headers, body, timeoutMs }: Message): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
