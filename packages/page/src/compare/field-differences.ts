import { type Field, parseSection, sectionDefinition, type SectionSettings } from '@naikkelas/ui/sections/registry'
import type { StoredSection } from '../document.ts'
import { isJsonObject, isSameJson, type Json } from '../json.ts'

/** One value of a section that differs between two versions. */
export interface FieldDifference {
  /** Keys and item ids from the content's root; behind `settings` for what every section has. */
  path: readonly string[]
  /** Labels of the inspector, from the outside in: `Kartu 2`, `Judul`. Empty for settings: their key is enough. */
  labels: readonly string[]
  /** `order`: the same items in another order, visible in the lists. */
  kind: 'changed' | 'added' | 'removed' | 'order'
  field: Field | null
  before: Json
  after: Json
}

/** The differences of a section in two versions, in the order of the inspector. */
export function fieldDifferences(before: StoredSection, after: StoredSection): FieldDifference[] {
  return [...contentDifferences(before, after), ...settingsDifferences(before.settings, after.settings)]
}

function contentDifferences(before: StoredSection, after: StoredSection): FieldDifference[] {
  if (before.type === after.type && isSameJson(before.content, after.content)) return []
  const definition = sectionDefinition(after.type)
  const isKnown = (section: StoredSection) => parseSection(section).kind === 'known'
  const whole: FieldDifference = {
    path: [],
    labels: ['Isi bagian'],
    kind: 'changed',
    field: null,
    before: before.content,
    after: after.content,
  }
  if (!definition || before.type !== after.type || before.version !== after.version) return [whole]
  if (!isKnown(before) || !isKnown(after)) return [whole]
  const found = inFields(
    definition.fields,
    [before.content, after.content],
    { path: [], labels: [] },
    after.content.layout,
  )
  return found.length > 0 ? found : [whole]
}

interface Place {
  path: readonly string[]
  labels: readonly string[]
}

type Pair = readonly [before: { [key: string]: Json }, after: { [key: string]: Json }]

function inFields(
  fields: Readonly<Record<string, Field>>,
  [before, after]: Pair,
  place: Place,
  layout: unknown,
): FieldDifference[] {
  return Object.entries(fields).flatMap(([key, field]): FieldDifference[] => {
    const [old, fresh] = [before[key] ?? null, after[key] ?? null]
    if (isSameJson(old, fresh)) return []
    const label = (typeof layout === 'string' ? field.labelByLayout?.[layout] : undefined) ?? field.label
    const here = { path: [...place.path, key], labels: [...place.labels, label] }
    if (field.kind === 'group' && isJsonObject(old) && isJsonObject(fresh))
      return inFields(field.fields, [old, fresh], { path: here.path, labels: place.labels }, layout)
    if (field.kind === 'list' && Array.isArray(old) && Array.isArray(fresh))
      return inList(field, [old, fresh], { ...here, labels: place.labels }, layout)
    if (field.kind === 'cta' && isJsonObject(old) && isJsonObject(fresh))
      return inFields(buttonFields(field.suffix), [old, fresh], { path: here.path, labels: place.labels }, layout)
    return [{ ...here, kind: 'changed', field, before: old, after: fresh }]
  })
}

/** Parts of a button, with the inspector's labels. */
function buttonFields(suffix?: string): Record<string, Field> {
  const end = suffix === undefined ? '' : ` ${suffix}`
  return {
    label: { kind: 'text', label: `Label tombol${end}`, maxLength: 28 },
    target: { kind: 'link', label: `Tujuan tombol${end}` },
    style: {
      kind: 'choice',
      label: `Gaya tombol${end}`,
      options: [
        { value: 'primary', label: 'Utama' },
        { value: 'secondary', label: 'Kedua' },
      ],
    },
    note: { kind: 'text', label: `Catatan tombol${end}`, maxLength: 60 },
  }
}

function inList(
  field: Extract<Field, { kind: 'list' }>,
  [before, after]: readonly [readonly Json[], readonly Json[]],
  { path, labels }: Place,
  layout: unknown,
): FieldDifference[] {
  const idOf = (item: Json) => (isJsonObject(item) ? String(item.id) : '')
  const [old, fresh] = [before, after].map((items) => new Map(items.map((item) => [idOf(item), item] as const))) as [
    Map<string, Json>,
    Map<string, Json>,
  ]
  const named = (place: number) => [...labels, `${field.itemLabel} ${place + 1}`]
  const gone = before.flatMap((item, place): FieldDifference[] =>
    fresh.has(idOf(item))
      ? []
      : [{ path: [...path, idOf(item)], labels: named(place), kind: 'removed', field, before: item, after: null }],
  )
  const kept = after.flatMap((item, place): FieldDifference[] => {
    const earlier = old.get(idOf(item))
    const here = { path: [...path, idOf(item)], labels: named(place) }
    if (earlier === undefined) return [{ ...here, kind: 'added', field, before: null, after: item }]
    return isJsonObject(earlier) && isJsonObject(item) ? inFields(field.fields, [earlier, item], here, layout) : []
  })
  const common = (items: readonly Json[], other: ReadonlyMap<string, Json>) =>
    items.map(idOf).filter((id) => other.has(id))
  const order: FieldDifference[] = isSameJson(common(before, fresh), common(after, old))
    ? []
    : [{ path, labels: [...labels, field.label], kind: 'order', field, before: [...before], after: [...after] }]
  return [...gone, ...kept, ...order]
}

function settingsDifferences(before: SectionSettings, after: SectionSettings): FieldDifference[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof SectionSettings)[])
  return [...keys].flatMap((key): FieldDifference[] => {
    // An optional one may exist on one side only.
    const [earlier, later] = [before[key] ?? null, after[key] ?? null]
    return isSameJson(earlier, later)
      ? []
      : [{ path: ['settings', key], labels: [], kind: 'changed', field: null, before: earlier, after: later }]
  })
}
