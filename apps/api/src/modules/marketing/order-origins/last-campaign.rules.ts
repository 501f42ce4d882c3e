import type { Attribution } from '../tracker/index.ts'

/** Campaigns met at two hosts, as if one browser had met them: the first of all, and the last of all. */
export function lastOf(one: Attribution | null, other: Attribution | null): Attribution | null {
  if (one === null || other === null) return one ?? other
  const { first } = one.first.metAt <= other.first.metAt ? one : other
  const { last } = one.last.metAt >= other.last.metAt ? one : other
  return { first, last }
}
