import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** The value at `path`: keys of objects, item ids of lists. Undefined if there is none. */
export function valueAtPath(content: Json, path: readonly string[]): Json | undefined {
  let current: Json | undefined = content
  for (const key of path) {
    if (Array.isArray(current)) current = current.find((item) => isJsonObject(item) && item.id === key)
    else if (isJsonObject(current) && Object.hasOwn(current, key)) current = current[key]
    else return undefined
  }
  return current
}

/**
 * The content with the value at `path` replaced; everything beside the path keeps its identity, so that it is not
 * redrawn. Undefined if the path does not exist.
 */
export function withValueAtPath(
  content: JsonObject,
  path: readonly string[],
  change: (value: Json) => Json,
): JsonObject | undefined {
  const changed = replaced(content, path, change)
  return isJsonObject(changed) ? changed : undefined
}

function replaced(current: Json | undefined, path: readonly string[], change: (value: Json) => Json): Json | undefined {
  if (current === undefined) return undefined
  const [key, ...rest] = path
  if (key === undefined) return change(current)
  if (Array.isArray(current)) {
    const index = current.findIndex((item) => isJsonObject(item) && item.id === key)
    const item = replaced(current[index], rest, change)
    return item === undefined ? undefined : current.with(index, item)
  }
  if (!isJsonObject(current) || !Object.hasOwn(current, key)) return undefined
  const value = replaced(current[key], rest, change)
  return value === undefined ? undefined : { ...current, [key]: value }
}
