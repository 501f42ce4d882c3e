/** JSON equality: key order does not matter, an absent key and an undefined one are the same. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right))
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isSameJson(item, right[index]))
    )
  const leftKeys = definedKeys(left)
  const rightKeys = definedKeys(right)
  return (
    leftKeys.length === rightKeys.length &&
    leftKeys.every((key) => Object.hasOwn(right, key) && isSameJson(valueAt(left, key), valueAt(right, key)))
  )
}

function definedKeys(value: object): string[] {
  return Object.keys(value).filter((key) => valueAt(value, key) !== undefined)
}

function valueAt(value: object, key: string): unknown {
  return (value as Record<string, unknown>)[key]
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value with every text in it mapped by `change`; the same object if no text changes. */
export function mapStrings<Value>(value: Value, change: (text: string) => string): Value {
  return mapped(value, change) as Value
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item: unknown) => mapped(item, change))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]) => [key, mapped(item, change)] as const)
  return entries.some(([key, item]) => item !== valueAt(value, key)) ? Object.fromEntries(entries) : value
}
