/** A group of settings with the version that it is of. */
export interface Based<Value> {
  value: Value
  version: number
}

export interface SettingsConflict<Value> {
  /** As it is stored now, and who stored it. */
  theirs: Based<Value> & { changedAt: string | null; changedBy: string | null }
  /** What was typed here, by field. */
  mine: Partial<Value>
  /** Fields that were changed here and are something else there. */
  fields: readonly (keyof Value & string)[]
}

/**
 * The conflict when another admin saved first: fields that only they changed are taken over, fields
 * that only I changed stay mine, and the rest is asked.
 * @param base what both began with  @param typed what I wanted to save
 */
export function conflictOf<Value extends object>(
  base: Value,
  typed: Value,
  theirs: SettingsConflict<Value>['theirs'],
): SettingsConflict<Value> {
  const keys = Object.keys(base) as (keyof Value & string)[]
  const changed = keys.filter((key) => !isSame(base[key], typed[key]))
  return {
    theirs,
    mine: Object.fromEntries(changed.map((key) => [key, typed[key]])) as Partial<Value>,
    fields: changed.filter((key) => !isSame(base[key], theirs.value[key]) && !isSame(typed[key], theirs.value[key])),
  }
}

/** Plain JSON, its keys in the order of the schema. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
