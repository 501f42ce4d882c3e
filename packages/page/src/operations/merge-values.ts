import { isSameJson } from '../json.ts'
import { applied, type Outcome, refused } from '../refusal.ts'

/**
 * Sets some keys of an object: each must have the value the author saw, or already the new one. `before` holds the
 * previous values, for the inverse.
 */
export function mergeValues<Target extends object>(
  target: Target,
  {
    value,
    was,
    sectionId,
    path,
  }: { value: Partial<Target>; was: Partial<Target>; sectionId: string | null; path: readonly string[] },
): Outcome<{ merged: Target; before: Partial<Target> }> {
  const before: Partial<Target> = {}
  const merged = { ...target }
  for (const key of Object.keys(value) as (keyof Target & string)[]) {
    if (value[key] === undefined) continue
    // A missing key is restored by null, which JSON can carry.
    if (!isSameJson(target[key] ?? null, was[key] ?? null) && !isSameJson(target[key], value[key]))
      return refused({
        code: 'conflict',
        sectionId,
        path: [...path, key],
        mine: value[key],
        theirs: target[key] ?? null,
      })
    before[key] = Object.hasOwn(target, key) ? target[key] : (null as Target[typeof key])
    merged[key] = value[key]
  }
  return applied({ merged, before })
}

/** Drops removed optional keys: the object is as it was before it had them. */
export function withoutNulls<Target extends object>(target: Target, keys: readonly (keyof Target)[]): Target {
  if (keys.every((key) => target[key] !== null)) return target
  const rest = { ...target }
  for (const key of keys) if (rest[key] === null) delete rest[key]
  return rest
}
