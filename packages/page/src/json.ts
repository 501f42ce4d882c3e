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
