import { sections } from '@naikkelas/ui/sections/registry'
import type { PageDocument } from '../document.ts'
import { shortId } from '../ids.ts'
import { isJsonObject } from '../json.ts'
import type { Operation } from '../operation.ts'
import { isItem } from '../operations/items.ts'
import { aSection, type SectionType } from './documents.ts'

/** A number from 0 below `max`; seeded by the caller, so that a failing sequence can be repeated. */
export type Pick = (max: number) => number

/** A random edit that a person could make to this document, chosen by `pick`. */
export function randomOperation(document: PageDocument, pick: Pick): Operation {
  const types = Object.keys(sections) as SectionType[]
  const section = document.sections[pick(document.sections.length)]
  const anyAfter = () => (pick(4) === 0 ? null : (document.sections[pick(document.sections.length)]?.id ?? null))
  const insert = (): Operation => ({
    kind: 'insertSection',
    section: aSection(types[pick(types.length)] ?? 'headline'),
    afterId: anyAfter(),
  })
  if (!section) return insert()
  const sectionId = section.id
  const at = { sectionId, sectionVersion: section.version }
  const lists = Object.entries(section.content).flatMap(([key, value]) =>
    Array.isArray(value) && value.every(isItem) ? [{ path: [key], list: value.filter(isItem) }] : [],
  )
  const list = lists[pick(lists.length)]
  const item = list?.list[pick(list.list.length)]
  const choices: (() => Operation)[] = [
    insert,
    () => ({ kind: 'removeSection', sectionId }),
    () => ({ kind: 'moveSection', sectionId, afterId: anyAfter() }),
    () => ({
      kind: 'changeField',
      ...at,
      path: ['title'],
      value: `Judul ${pick(1000)}`,
      was: section.content.title ?? '',
    }),
    () => ({
      kind: 'changeSettings',
      sectionId,
      value: { tone: pick(2) === 0 ? 'paper' : 'board' },
      was: { tone: section.settings.tone },
    }),
    () => ({ kind: 'changeOffer', value: { price: pick(9) * 1000 }, was: { price: document.offer.price } }),
    () => ({
      kind: 'changeTheme',
      value: { accent: pick(2) === 0 ? null : '#cd2763' },
      was: { accent: document.theme.accent },
    }),
    () => ({ kind: 'changeSeo', value: { title: `Halaman ${pick(9)}` }, was: { title: document.seo.title } }),
    () => ({
      kind: 'changeLinkWords',
      value: { kota: pick(3) === 0 ? null : { fallback: `kota ${pick(9)}`, words: [] } },
      was: { kota: document.linkWords?.kota ?? null },
    }),
    () => ({ kind: 'changeTemplate', value: document.template === 0 ? 1 : 0, was: document.template }),
  ]
  if (list) {
    const sample = list.list[0]
    if (sample)
      choices.push(() => ({
        kind: 'insertItem',
        ...at,
        path: list.path,
        item: { ...sample, id: shortId() },
        afterId: item?.id ?? null,
      }))
    if (item) {
      choices.push(() => ({ kind: 'removeItem', ...at, path: list.path, itemId: item.id }))
      choices.push(() => ({
        kind: 'moveItem',
        ...at,
        path: list.path,
        itemId: item.id,
        afterId: pick(3) === 0 ? null : (list.list[pick(list.list.length)]?.id ?? null),
      }))
      const [key, value] = Object.entries(item).find(([name, text]) => name !== 'id' && typeof text === 'string') ?? []
      if (key !== undefined && isJsonObject(item))
        choices.push(() => ({
          kind: 'changeField',
          ...at,
          path: [...list.path, item.id, key],
          value: `Butir ${pick(99)}`,
          was: value ?? '',
        }))
    }
  }
  return (choices[pick(choices.length)] ?? insert)()
}
