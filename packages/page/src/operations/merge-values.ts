import { isSameJson } from '../json.ts'
import { applied, type Outcome, refused } from '../refusal.ts'

/**
 * Writes some keys of an object over what it holds, key by key: each must be what the writer saw, or already what the
 * writer wants. `before` holds the same keys as they were, for the inverse.
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
    // A key that is not there yet is undone by null, which JSON can carry.
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

/** Without optional keys that were taken away again: the object is as it was before it had them. */
export function withoutNulls<Target extends object>(target: Target, keys: readonly (keyof Target)[]): Target {
  if (keys.every((key) => target[key] !== null)) return target
  const rest = { ...target }
  for (const key of keys) if (rest[key] === null) delete rest[key]
  return rest
}
