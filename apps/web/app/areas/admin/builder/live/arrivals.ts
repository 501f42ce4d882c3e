import type { Other } from '../model/presence.ts'

/** A return within this time, after a reload or a broken connection, is no arrival. */
const forgetMs = 60_000

/** People reported within this time were here before. */
const ownArrivalMs = 2_000

/** Announces arrivals, once each; further moves are not announced. */
export class Arrivals {
  private readonly seenAt = new Map<string, number>()
  private readonly cameAt: number

  /** @param now when this tab came itself */
  constructor(now: number) {
    this.cameAt = now
  }

  /** An announcement of the arrivals among these people; null without any. */
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
