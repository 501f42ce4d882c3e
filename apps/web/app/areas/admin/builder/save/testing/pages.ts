import { emptyDocument, type Operation, type PageDocument, shortId, type StoredSection } from '@naikkelas/page'
import { defaultSettings, sections } from '@naikkelas/ui/sections/registry'

/** A headline section with a title. */
export function aHeadline(title: string, id: string = shortId()): StoredSection {
  const { headline } = sections
  return {
    id,
    type: 'headline',
    version: headline.version,
    content: structuredClone({ ...headline.defaults, title }) as unknown as StoredSection['content'],
    settings: { ...defaultSettings, ...headline.settings },
  }
}

export function aPage(...contents: StoredSection[]): PageDocument {
  return { ...emptyDocument(), sections: contents }
}

/** An edit of a page whose sections are not known yet: their places are taken modulo what there is. */
export type WorldEdit =
  | { kind: 'type'; section: number; letter: string }
  | { kind: 'delete'; section: number }
  | { kind: 'insert'; after: number }
  | { kind: 'move'; section: number; after: number }
  | { kind: 'remove'; section: number }

/** The operations of an edit on a page as it is; null where there is nothing to edit. @param name of what is inserted */
export function editOf(
  edit: WorldEdit,
  { sections }: PageDocument,
  name: string,
): { operations: Operation[]; run: string | null } | null {
  const at = (index: number) => sections[index % Math.max(1, sections.length)]
  if (edit.kind === 'insert')
    return {
      operations: [
        { kind: 'insertSection', section: aHeadline(`Bagian ${name}`), afterId: at(edit.after)?.id ?? null },
      ],
      run: null,
    }
  const section = at(edit.section)
  if (!section) return null
  const sectionId = section.id
  if (edit.kind === 'remove') return { operations: [{ kind: 'removeSection', sectionId }], run: null }
  if (edit.kind === 'move') {
    const after = at(edit.after)
    return after && after !== section
      ? { operations: [{ kind: 'moveSection', sectionId, afterId: after.id }], run: null }
      : null
  }
  const was = String(section.content.title)
  const value = edit.kind === 'type' ? `${was}${edit.letter}`.slice(-60) : was.slice(0, -1)
  if (value === was) return null
  return {
    operations: [{ kind: 'changeField', sectionId, sectionVersion: section.version, path: ['title'], value, was }],
    run: `${sectionId}/title`,
  }
}
