import type { Media } from '@naikkelas/contract/pages'
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Operation,
  type PageDocument,
  valueAtPath,
} from '@naikkelas/page'
import { sectionDefinition } from '@naikkelas/ui/sections/registry'
import type { BuilderStore } from '../model/builder-store.ts'
import { fieldAt, labelIn } from '../model/field-at.ts'
import { sectionLabel } from '../model/section-name.ts'
import type { Conflict } from '../save/index.ts'
import { valueWords } from './value-words.ts'

type FieldConflict = Extract<Conflict, { kind: 'field' }>

/** Writes one's own value over the other's. */
export function chooseMine(store: BuilderStore, conflict: FieldConflict): void {
  const operation = writing(store, conflict, conflict.mine, conflict.theirs)
  if (operation) store.actions.edit([operation], { announce: 'Versi Anda dipakai' })
}

/** Keeps the other person's value. The page has it already; the choice is recorded, so that undo restores one's own. */
export function chooseTheirs(store: BuilderStore, conflict: FieldConflict): void {
  const operation = writing(store, conflict, conflict.theirs, conflict.mine)
  const inverse = writing(store, conflict, conflict.mine, conflict.theirs)
  if (operation && inverse) store.actions.record({ operations: [operation], inverse: [inverse] })
  store.actions.announce('Versi yang lain dipakai')
}

/** Brings back a section that someone removed, with one's own changes in it. */
export function restoreRemoved(store: BuilderStore, { section }: Extract<Conflict, { kind: 'removed' }>): void {
  const { sections } = store.getState().document
  store.actions.edit([{ kind: 'insertSection', section, afterId: sections.at(-1)?.id ?? null }], {
    select: section.id,
    announce: 'Bagian dikembalikan di akhir halaman',
  })
}

/** Brings back an item of a list that someone removed, with one's own changes in it. */
export function restoreItem(
  store: BuilderStore,
  { sectionId, path, item }: Extract<Conflict, { kind: 'removedItem' }>,
): void {
  const section = store.getState().document.sections.find(({ id }) => id === sectionId)
  if (!section) return
  const list = valueAtPath(section.content as Json, path)
  const last = Array.isArray(list) ? list.at(-1) : undefined
  const afterId = isJsonObject(last) && typeof last.id === 'string' ? last.id : null
  store.actions.edit(
    [{ kind: 'insertItem', sectionId, sectionVersion: section.version, path: [...path], item, afterId }],
    { select: sectionId, announce: 'Item dikembalikan di akhir daftar' },
  )
}

/** What was written into a removed item, a text a line. */
export function itemWords(item: JsonObject, media: ReadonlyMap<string, Media>): string {
  return Object.entries(item)
    .filter(([key, value]) => key !== 'id' && (typeof value === 'string' || isJsonObject(value)) && value !== '')
    .map(([, value]) => valueWords(value, media))
    .filter((words) => words !== '' && words !== '(kosong)')
    .join('\n')
}

function writing(
  store: BuilderStore,
  { sectionId, path }: FieldConflict,
  value: unknown,
  was: unknown,
): Operation | null {
  const { sections } = store.getState().document
  const section = sections.find(({ id }) => id === sectionId)
  const [root, key] = path
  if (sectionId !== null && root === 'settings' && key !== undefined)
    return { kind: 'changeSettings', sectionId, value: { [key]: value }, was: { [key]: was } }
  if (section)
    return {
      kind: 'changeField',
      sectionId: section.id,
      sectionVersion: section.version,
      path: [...path],
      value: value as Json,
      was: was as Json,
    }
  if (root === 'template') return { kind: 'changeTemplate', value: value === 1 ? 1 : 0, was: was === 1 ? 1 : 0 }
  if (key === undefined) return null
  const change = { value: { [key]: value }, was: { [key]: was } }
  if (root === 'offer') return { kind: 'changeOffer', ...change }
  if (root === 'theme') return { kind: 'changeTheme', ...change }
  if (root === 'seo') return { kind: 'changeSeo', ...change }
  if (root === 'linkWords') return { kind: 'changeLinkWords', ...change } as Operation
  return null
}

const rootLabels: Readonly<Record<string, string>> = {
  offer: 'Penawaran halaman',
  theme: 'Tema',
  seo: 'Mesin pencari',
  linkWords: 'Kata dari tautan',
  template: 'Bentuk halaman',
  settings: 'Pengaturan bagian',
}

/** What the conflict is about, as the inspector calls it. */
export function conflictLabel({ sections }: PageDocument, { sectionId, path }: FieldConflict): string {
  const section = sections.find(({ id }) => id === sectionId)
  const field = section && fieldAt(sectionDefinition(section.type)?.fields ?? {}, path)
  if (section && field) return `${labelIn(field, section.content.layout)} di bagian ${sectionLabel(section)}`
  return rootLabels[path[0] ?? ''] ?? (section ? sectionLabel(section) : 'Halaman')
}
