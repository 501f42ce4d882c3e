import type { Other } from '../model/presence.ts'

/** Whoever comes back within that long, after a reload or a broken line, has not come anew. */
const forgetMs = 60_000

/** Who is heard of that soon was here before. */
const ownArrivalMs = 2_000

/** Says who comes, once each: nobody wants to hear every move of everyone. */
export class Arrivals {
  private readonly seenAt = new Map<string, number>()
  private readonly cameAt: number

  /** @param now when this tab came itself */
  constructor(now: number) {
    this.cameAt = now
  }

  /** A sentence about who is new among these people; null when nobody is. */
  sentenceFor(people: readonly Other[], now: number): string | null {
    const others = people.filter(({ isSelf }) => !isSelf)
    const fresh = others.filter(({ id }) => now - (this.seenAt.get(id) ?? Number.NEGATIVE_INFINITY) > forgetMs)
    for (const { id } of others) this.seenAt.set(id, now)
    const verb = now - this.cameAt < ownArrivalMs ? 'sedang membuka' : 'membuka'
    return fresh.length === 0 ? null : `${listOf(fresh.map(({ name }) => name))} ${verb} halaman ini`
  }
}

function listOf(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')}, dan ${names.length - 2} orang lain`
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} dan ${last}`
}
