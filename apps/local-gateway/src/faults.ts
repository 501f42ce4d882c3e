import * as z from 'zod'

/** What goes wrong, how often, and for which reference or path (part of it); for any where none is named. */
const faultSchema = z.discriminatedUnion('kind', [
  /** The connection is cut before anything is done. */
  z.object({ kind: z.literal('refuse') }),
  /** Everything is done, and the connection is cut before the answer. */
  z.object({ kind: z.literal('drop') }),
  z.object({ kind: z.literal('delay'), ms: z.int().min(1).max(120_000) }),
  /** 503, and nothing is done. */
  z.object({ kind: z.literal('outage') }),
  /** An answer that is no JSON. */
  z.object({ kind: z.literal('garble') }),
  z.object({ kind: z.literal('loseWebhook') }),
  z.object({ kind: z.literal('duplicateWebhook') }),
  /** Kept until /__ctl/webhooks/release sends them, the last one first. */
  z.object({ kind: z.literal('holdWebhook') }),
  z.object({ kind: z.literal('wrongAmount'), amount: z.int().min(0).max(999_999_999_999) }),
  z.object({ kind: z.literal('badSignature') }),
])
type FaultKind = z.output<typeof faultSchema>

export const faultOrderSchema = z.object({
  fault: faultSchema,
  /** @default 1 */
  times: z.int().min(1).max(1_000_000).default(1),
  /** Part of the path or the body. @default any */
  about: z.string().max(200).default(''),
})

/** Every webhook passes through these, each call through the others. */
export const webhookFaults = ['loseWebhook', 'duplicateWebhook', 'holdWebhook', 'wrongAmount', 'badSignature'] as const

interface Ordered {
  fault: FaultKind
  about: string
  left: number
}

/** What was ordered to go wrong, in order. */
export class Faults {
  #ordered: Ordered[] = []

  order({ fault, times, about }: z.output<typeof faultOrderSchema>): void {
    this.#ordered.push({ fault, about, left: times })
  }

  list(): readonly Ordered[] {
    return this.#ordered
  }

  clear(): void {
    this.#ordered = []
  }

  /** The first of these kinds that is about this, which then has happened once more. */
  take<Kind extends FaultKind['kind']>(
    kinds: readonly Kind[],
    text: string,
  ): Extract<FaultKind, { kind: Kind }> | undefined {
    const found = this.#ordered.find(
      ({ fault, about }) => (kinds as readonly string[]).includes(fault.kind) && text.includes(about),
    )
    if (!found) return undefined
    found.left -= 1
    if (found.left === 0) this.#ordered.splice(this.#ordered.indexOf(found), 1)
    return found.fault as Extract<FaultKind, { kind: Kind }>
  }
}
