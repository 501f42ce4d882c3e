import { type JsonObject, valueAtPath } from '@naikkelas/page'
import { useCallback } from 'react'
import { useBuilder, useBuilderActions, useBuilderParts } from '../state/builder-context.ts'
import { editField } from '../model/field-edit.ts'

interface FieldAccess<Value> {
  value: Value
  /** A step of its own. */
  change: (value: Value) => void
  /** Typing: continues the run of this field. */
  type: (value: Value) => void
  endRun: () => void
}

/** A field of a section: what it holds and the ways to write it. Draws again only when the value changes. */
export function useField<Value>(sectionId: string, path: readonly string[], whenMissing: Value): FieldAccess<Value> {
  const { store } = useBuilderParts()
  const { endRun } = useBuilderActions()
  const key = path.join('/')
  const value = useBuilder((state) => {
    const section = state.document.sections.find(({ id }) => id === sectionId)
    return section && valueAtPath(section.content as JsonObject, key.split('/'))
  }) as Value | undefined
  const change = useCallback(
    (next: Value) => void editField(store, sectionId, key.split('/'), next),
    [store, sectionId, key],
  )
  const type = useCallback(
    (next: Value) => void editField(store, sectionId, key.split('/'), next, { isTyping: true }),
    [store, sectionId, key],
  )
  return { value: value ?? whenMissing, change, type, endRun }
}
