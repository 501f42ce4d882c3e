import { isSameJson, type Json, type JsonObject, type Operation, valueAtPath } from '@naikkelas/page'
import { type RichText, richTextOf } from '@naikkelas/ui/rich-text/schema'
import type { Field, ListField } from '@naikkelas/ui/sections/registry'
import type { BuilderStore } from '../../model/builder-store.ts'
import { newItem, withNewIds } from '../../model/new-item.ts'
import type { PastedGroup } from './pasted-outline.ts'
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
      store.actions.edit([{ kind: 'removeItem', ...base(), itemId }], { announce: `${name(index)} dihapus` })
    },
    removeSeveral(ids: ReadonlySet<string>) {
      const going = items().filter(({ id }) => ids.has(id))
      store.actions.edit(
        going.map(({ id }) => ({ kind: 'removeItem', ...base(), itemId: id })),
        { announce: `${going.length} item dihapus` },
      )
    },
    /** Copies come together, after the last of those they are made of. Answers their ids. */
    duplicateSeveral(ids: ReadonlySet<string>): string[] {
      const chosen = items().filter(({ id }) => ids.has(id))
      const copies = chosen.map((item) => newItem(withNewIds(item) as JsonObject) as JsonObject & { id: string })
      let afterId = chosen.at(-1)?.id ?? null
      const operations = copies.map((item): Operation => {
        const operation: Operation = { kind: 'insertItem', ...base(), item, afterId }
        afterId = item.id
        return operation
      })
      store.actions.edit(operations, { announce: `${copies.length} item digandakan` })
      return copies.map(({ id }) => id)
    },
    /** One place up or down, each past the next that stays; those at the end stay there. */
    moveSeveral(ids: ReadonlySet<string>, by: -1 | 1) {
      const operations = movesByOne(
        items().map(({ id }) => id),
        ids,
        by,
      ).map((move): Operation => ({ kind: 'moveItem', ...base(), ...move }))
      if (operations.length > 0)
        store.actions.edit(operations, { announce: `${ids.size} item ${by === -1 ? 'dinaikkan' : 'diturunkan'}` })
    },
    /**
     * Makes one item of each row. Items that are still untouched take the first ones: the one the rows were pasted into,
     * else all of them; what is left comes after `intoId` or at the end.
     */
    insertRows(rows: readonly PastedRow[], intoId: string | null) {
      const operations = insertion(
        rows.map((row) => (item) => {
          for (const [key, words] of Object.entries(row)) item[key] = valueFor(field.fields[key], words)
        }),
        intoId,
      )
      if (operations.length > 0) store.actions.edit(operations, { announce: `${rows.length} item ditambahkan` })
    },
    /** Makes one item of each group with items of its own inside: chapters with their lessons. */
    insertGroups(groups: readonly PastedGroup[], inner: { key: string; field: ListField }) {
      const operations = insertion(
        groups.map(({ title, items: rows }) => (item) => {
          item[field.titleKey] = title
          item[inner.key] = rows.map((row) => {
            const made = newItem(inner.field.newItem)
            for (const [key, words] of Object.entries(row)) made[key] = valueFor(inner.field.fields[key], words)
            return made as JsonObject
          })
        }),
        null,
      )
      const count = groups.reduce((sum, { items: rows }) => sum + rows.length, 0)
      if (operations.length > 0)
        store.actions.edit(operations, {
          announce: `${groups.length} ${field.itemLabel.toLowerCase()} dengan ${count} ${inner.field.itemLabel.toLowerCase()} ditambahkan`,
        })
    },
  }

  /** The operations that fill untouched items and add new ones for the rest. */
  function insertion(fills: readonly ((item: Record<string, Json>) => void)[], intoId: string | null): Operation[] {
    const list = items()
    const blank = list.filter((item) => (intoId === null || item.id === intoId) && isUntouched(item, field))
    const operations: Operation[] = []
    let afterId = intoId ?? list.at(-1)?.id ?? null
    for (const [index, fill] of fills.entries()) {
      const taken = blank[index]
      if (taken) {
        const filled: Record<string, Json> = { ...taken }
        fill(filled)
        for (const [key, value] of Object.entries(filled))
          if (!isSameJson(value, taken[key] ?? null))
            operations.push({
              kind: 'changeField',
              ...base(),
              path: [...path, taken.id, key],
              value,
              was: taken[key] ?? null,
            })
        continue
      }
      const item = newItem(field.newItem) as Record<string, Json> & { id: string }
      fill(item)
      operations.push({ kind: 'insertItem', ...base(), item, afterId })
      afterId = item.id
    }
    return operations
  }
}

/** The moves, one after another, that bring the chosen ones of an order one place up or down. */
export function movesByOne(
  order: readonly string[],
  chosen: ReadonlySet<string>,
  by: -1 | 1,
): { itemId: string; afterId: string | null }[] {
  const now = [...order]
  const moves: { itemId: string; afterId: string | null }[] = []
  for (let step = 1; step < now.length; step++) {
    // From the end that they move to, so that neighbours move together.
    const at = by === -1 ? step : now.length - 1 - step
    const [one, other] = [now[at], now[at + by]]
    if (one === undefined || other === undefined || !chosen.has(one) || chosen.has(other)) continue
    now[at] = other
    now[at + by] = one
    moves.push({ itemId: one, afterId: now[at + by - 1] ?? null })
  }
  return moves
}

/** How many items of a list have nothing in them yet: rows that come in fill those first. */
export function untouchedCount(items: readonly JsonObject[], field: ListField): number {
  return items.filter((item) => isUntouched(item, field)).length
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
