import { type RenderedPage, sizeOf } from './rendered-page.ts'

interface Entry<Value> {
  value: Value
  bytes: number
  usedAt: number
}

/**
 * Values by address, at most `limitBytes` of them; the longest unused go first. Reading costs one map look-up, which
 * is why the order of use is a counter rather than a list.
 */
export class PageMemory<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #limitBytes: number
  #bytes = 0
  #clock = 0

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes
  }

  get(address: string): Value | undefined {
    const entry = this.#entries.get(address)
    if (entry === undefined) return undefined
    entry.usedAt = ++this.#clock
    return entry.value
  }

  set(address: string, value: Value, page: RenderedPage): void {
    this.delete(address)
    const bytes = sizeOf(page)
    // One page larger than everything else together would empty the memory for nothing.
    if (bytes > this.#limitBytes) return
    this.#entries.set(address, { value, bytes, usedAt: ++this.#clock })
    this.#bytes += bytes
    while (this.#bytes > this.#limitBytes) this.delete(this.#longestUnused())
  }

  delete(address: string): void {
    this.#bytes -= this.#entries.get(address)?.bytes ?? 0
    this.#entries.delete(address)
  }

  entries(): [address: string, value: Value][] {
    return [...this.#entries].map(([address, { value }]) => [address, value])
  }

  get bytes(): number {
    return this.#bytes
  }

  #longestUnused(): string {
    let oldest = ''
    let usedAt = Number.POSITIVE_INFINITY
    for (const [address, entry] of this.#entries) if (entry.usedAt < usedAt) [oldest, usedAt] = [address, entry.usedAt]
    return oldest
  }
}
