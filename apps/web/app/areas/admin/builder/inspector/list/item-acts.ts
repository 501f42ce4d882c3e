import { isSameJson, type Json, type JsonObject, type Operation, valueAtPath } from '@naikkelas/page'
import { type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { Field, ListField } from '@naikkelas/ui/sections/registry'
import type { BuilderStore } from '../../model/builder-store.ts'
import { newItem } from '../../model/new-item.ts'
import type { PastedRow } from './pasted-rows.ts'

interface ListPlace {
  sectionId: string
  path: readonly string[]
  field: ListField
}

/** What can be done to a list; each is one step, whatever it takes. */
export function itemActs(store: BuilderStore, { sectionId, path, field }: ListPlace) {
  const section = () => store.getState().document.sections.find(({ id }) => id === sectionId)
  const base = () => ({ sectionId, sectionVersion: section()?.version ?? 1, path: [...path] })
  const items = (): (JsonObject & { id: string })[] => {
    const list = valueAtPath((section()?.content ?? {}) as JsonObject, path)
    return Array.isArray(list) ? (list as (JsonObject & { id: string })[]) : []
  }
  const name = (index: number) => `${field.itemLabel} ${index + 1}`

  function move(itemId: string, index: number) {
    const list = items()
    const from = list.findIndex(({ id }) => id === itemId)
    const others = list.filter(({ id }) => id !== itemId)
    if (from === -1 || from === index) return
    store.actions.edit([{ kind: 'moveItem', ...base(), itemId, afterId: others[index - 1]?.id ?? null }], {
      announce: `${name(from)} sekarang urutan ${index + 1} dari ${list.length}`,
    })
  }
  return {
    /** Adds an empty item at the end and returns its id. */
    add(): string {
      const item = newItem(field.newItem)
      const list = items()
      store.actions.edit(
        [{ kind: 'insertItem', ...base(), item: item as JsonObject, afterId: list.at(-1)?.id ?? null }],
        { announce: `${name(list.length)} ditambahkan` },
      )
      return item.id
    },
    move,
    moveBy(itemId: string, by: -1 | 1) {
      const list = items()
      const to = list.findIndex(({ id }) => id === itemId) + by
      if (to >= 0 && to < list.length) move(itemId, to)
    },
    remove(itemId: string) {
      const index = items().findIndex(({ id }) => id === itemId)
      store.actions.edit([{ kind: 'removeItem', ...base(), itemId }], { announce: `${name(index)} dibuang` })
    },
    /** Makes one item of each row, after `intoId`; that one takes the first row itself when it is still untouched. */
    insertRows(rows: readonly PastedRow[], intoId: string | null) {
      const list = items()
      const into = list.find(({ id }) => id === intoId)
      const operations: Operation[] = []
      let [afterId, rest] = [into?.id ?? list.at(-1)?.id ?? null, rows]
      const [first] = rows
      if (into && first && isUntouched(into, field)) {
        for (const [key, words] of Object.entries(first)) {
          operations.push({
            kind: 'changeField',
            ...base(),
            path: [...path, into.id, key],
            value: valueFor(field.fields[key], words),
            was: into[key] ?? null,
          })
        }
        rest = rows.slice(1)
      }
      for (const row of rest) {
        const item = newItem(field.newItem)
        for (const [key, words] of Object.entries(row)) item[key] = valueFor(field.fields[key], words)
        operations.push({ kind: 'insertItem', ...base(), item: item as JsonObject, afterId })
        afterId = item.id
      }
      if (operations.length > 0) store.actions.edit(operations, { announce: `${rows.length} item ditambahkan` })
    },
  }
}

function isUntouched(item: JsonObject, { newItem: template }: ListField): boolean {
  return Object.entries(template).every(([key, value]) => isSameJson(item[key], value))
}

function valueFor(field: Field | undefined, words: string): Json {
  if (field?.kind === 'richText') return richTextOf(words) as RichText as unknown as Json
  if (field?.kind === 'number') {
    const number = Number.parseInt(words.replace(/[^\d-]/g, ''), 10)
    return Math.min(field.max, Math.max(field.min, Number.isNaN(number) ? field.min : number))
  }
  return words
}
