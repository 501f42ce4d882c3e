import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import type { Charge, SavedToken, Session } from './charges.ts'
import type { Delivery } from './webhooks/delivery.ts'

/** Deliveries that were made are of interest for a while. */
const MAX_DELIVERIES = 50_000
const SAVE_AFTER_MS = 200
/** Saving takes at most about a twentieth of the time, however much there is. */
const PAUSE_PER_SAVE = 20

interface Saved {
  version: 1
  offsetMs: number
  nextNumber: number
  charges: Charge[]
  sessions: Session[]
  tokens?: SavedToken[]
  deliveries: Delivery[]
}

/** A token of a browser, for one charge. */
export interface CardToken {
  bankSays: Charge['bankSays']
  needs3ds: boolean
}

/** Everything the gateway knows: in memory, and in a file where one is named, so that it survives a restart. */
export class Store {
  readonly charges = new Map<string, Charge>()
  readonly sessions = new Map<string, Session>()
  readonly deliveries = new Map<string, Delivery>()
  readonly tokens = new Map<string, SavedToken>()
  /** They live as long as the process. */
  readonly cardTokens = new Map<string, CardToken>()
  /** By the id of a payment that was captured, or failed. */
  readonly paid = new Map<string, Charge>()
  readonly #byReference = new Map<string, Charge>()
  readonly #sessionsByReference = new Map<string, Session>()
  readonly #byNumber = new Map<string, Charge>()
  readonly #file: string | undefined
  #nextNumber = 1
  #pendingSave: NodeJS.Timeout | undefined
  #lastSaveMs = 0

  constructor(file: string | undefined) {
    this.#file = file
  }

  /** @returns how far the clock had been set forward */
  load(): number {
    const saved = this.#file === undefined ? undefined : readSaved(this.#file)
    if (saved === undefined) return 0
    for (const charge of saved.charges) this.addCharge(charge)
    for (const session of saved.sessions) this.addSession(session)
    for (const token of saved.tokens ?? []) this.tokens.set(token.id, token)
    for (const delivery of saved.deliveries) this.deliveries.set(delivery.id, delivery)
    this.#nextNumber = saved.nextNumber
    return saved.offsetMs
  }

  addCharge(charge: Charge): void {
    this.charges.set(charge.id, charge)
    this.#byReference.set(`${charge.protocol} ${charge.reference}`, charge)
    for (const { paymentId } of charge.captures) this.paid.set(paymentId, charge)
    if (charge.failedPaymentId !== undefined) this.paid.set(charge.failedPaymentId, charge)
    const { instruction } = charge
    if (instruction.kind === 'number') this.#byNumber.set(instruction.number, charge)
    if (instruction.kind === 'bill') this.#byNumber.set(instruction.billKey, charge)
    if (instruction.kind === 'code') this.#byNumber.set(instruction.code, charge)
    if (instruction.kind === 'qr') this.#byNumber.set(instruction.text, charge)
  }

  addSession(session: Session): void {
    this.sessions.set(session.id, session)
    this.#sessionsByReference.set(session.reference, session)
  }

  byReference(protocol: Charge['protocol'], reference: string): Charge | undefined {
    return this.#byReference.get(`${protocol} ${reference}`)
  }

  /** By what a payer types: the number, the code, or what a QR says. */
  byNumber(number: string): Charge | undefined {
    return this.#byNumber.get(number)
  }

  sessionByReference(reference: string): Session | undefined {
    return this.#sessionsByReference.get(reference)
  }

  addDelivery(delivery: Delivery): void {
    this.deliveries.set(delivery.id, delivery)
    if (this.deliveries.size <= MAX_DELIVERIES) return
    for (const { id, state } of this.deliveries.values()) {
      if (state !== 'delivered' && state !== 'lost') continue
      this.deliveries.delete(id)
      return
    }
  }

  /** Counts on over restarts, so that no number is given twice. */
  nextNumber(): number {
    return this.#nextNumber++
  }

  clear(): void {
    const byMerchant = [this.charges, this.sessions, this.tokens, this.deliveries, this.cardTokens, this.paid]
    const indexes = [this.#byReference, this.#sessionsByReference, this.#byNumber]
    for (const map of [...byMerchant, ...indexes]) map.clear()
  }

  /** Soon, and once for many changes. */
  saveSoon(offsetMs: () => number): void {
    if (this.#file === undefined || this.#pendingSave !== undefined) return
    const pauseMs = Math.max(SAVE_AFTER_MS, this.#lastSaveMs * PAUSE_PER_SAVE)
    this.#pendingSave = setTimeout(() => this.save(offsetMs()), pauseMs)
  }

  save(offsetMs: number): void {
    clearTimeout(this.#pendingSave)
    this.#pendingSave = undefined
    if (this.#file === undefined) return
    const began = performance.now()
    const saved: Saved = {
      version: 1,
      offsetMs,
      nextNumber: this.#nextNumber,
      charges: [...this.charges.values()],
      sessions: [...this.sessions.values()],
      tokens: [...this.tokens.values()],
      deliveries: [...this.deliveries.values()],
    }
    // A kill in the middle leaves the former file.
    writeFileSync(`${this.#file}.new`, JSON.stringify(saved))
    renameSync(`${this.#file}.new`, this.#file)
    this.#lastSaveMs = performance.now() - began
  }
}

const savedSchema = z.object({
  version: z.literal(1),
  offsetMs: z.number(),
  nextNumber: z.number(),
  charges: z.array(z.looseObject({ id: z.string() })),
  sessions: z.array(z.looseObject({ id: z.string() })),
  tokens: z.array(z.looseObject({ id: z.string() })).optional(),
  deliveries: z.array(z.looseObject({ id: z.string() })),
})

/** Written by this program alone; a file of another version is left alone. */
function readSaved(file: string): Saved | undefined {
  try {
    const parsed = savedSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? (parsed.data as unknown as Saved) : undefined
  } catch {
    return undefined
  }
}
