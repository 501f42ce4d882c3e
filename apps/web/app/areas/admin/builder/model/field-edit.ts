import { isSameJson, type Json, type JsonObject, type Operation, valueAtPath } from '@naikkelas/page'
import type { BuilderStore, EditOptions } from './builder-store.ts'

/** The value at a path of a section's content; undefined when either is gone. */
export function fieldValue(store: BuilderStore, sectionId: string, path: readonly string[]): Json | undefined {
  const section = store.getState().document.sections.find(({ id }) => id === sectionId)
  return section && valueAtPath(section.content as JsonObject, path)
}

/** The operation that writes a field, with what it holds now as `was`; null when there is no such field. */
function fieldChange(
  store: BuilderStore,
  sectionId: string,
  path: readonly string[],
  value: unknown,
): Operation | null {
  const section = store.getState().document.sections.find(({ id }) => id === sectionId)
  const was = section && valueAtPath(section.content as JsonObject, path)
  if (!section || was === undefined) return null
  return {
    kind: 'changeField',
    sectionId,
    sectionVersion: section.version,
    path: [...path],
    value: withoutUndefined(value),
    was,
  }
}

/** Writes a field of a section. Typing is one run per field; anything else is a step of its own. */
export function editField(
  store: BuilderStore,
  sectionId: string,
  path: readonly string[],
  value: unknown,
  { isTyping = false, ...options }: EditOptions & { isTyping?: boolean } = {},
): boolean {
  const operation = fieldChange(store, sectionId, path, value)
  if (!operation || ('was' in operation && isSameJson(operation.value, operation.was))) return false
  return store.actions.edit([operation], { ...options, ...(isTyping ? { run: `${sectionId}/${path.join('/')}` } : {}) })
}

// What is undefined is absent in JSON: stored, it would be refused.
function withoutUndefined(value: unknown): Json {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null) return value as Json
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [[key, withoutUndefined(item)]])),
  )
}
