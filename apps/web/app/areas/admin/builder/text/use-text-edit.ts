import { useCallback } from 'react'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { editField } from '../model/field-edit.ts'
import { valueAtPath, type JsonObject } from '@naikkelas/page'

/** A field's value and the way to type into it: typing on is one step. */
export function useTextEdit<Value>(
  sectionId: string,
  path: readonly string[],
): { value: Value | undefined; type: (value: Value) => void } {
  const { store } = useBuilderParts()
  const key = path.join('/')
  const value = useBuilder((state) => {
    const section = state.document.sections.find(({ id }) => id === sectionId)
    return section && valueAtPath(section.content as JsonObject, key.split('/'))
  }) as Value | undefined
  const type = useCallback(
    (next: Value) => void editField(store, sectionId, key.split('/'), next, { isTyping: true }),
    [store, sectionId, key],
  )
  return { value, type }
}
