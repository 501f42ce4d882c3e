import { parseSection, sectionDefinition, upgraded } from '@naikkelas/ui/sections/registry'
import { applyOperations, type AppliedChange } from './apply-change.ts'
import { type PageDocument, pageLimits, type StoredSection, storedSectionSchema } from './document.ts'
import { isJsonObject } from './json.ts'
import type { Operation } from './operation.ts'
import { applied, type Outcome, type Refusal, refused } from './refusal.ts'

export interface SafetyOptions {
  /**
   * Whether a section of an unknown type may be inserted: only as the undo of its removal, so that no content is lost.
   * @default never
   */
  mayReturn?: (section: StoredSection) => boolean
}

/**
 * Applies a change and checks that the result is safe to store: every touched section is parsed by its own schema,
 * inserted ones are upgraded first. Server and builder run the same.
 */
export function applyChange(
  document: PageDocument,
  operations: readonly Operation[],
  options: SafetyOptions = {},
): Outcome<AppliedChange> {
  const prepared: Operation[] = []
  for (const operation of operations) {
    if (operation.kind !== 'insertSection') {
      prepared.push(operation)
      continue
    }
    const section = presentSection(operation.section, options)
    if (!section.isApplied) return section
    prepared.push({ ...operation, section: section.value })
  }
  const outcome = applyOperations(document, prepared)
  if (!outcome.isApplied) return outcome
  const before = new Map(document.sections.map((section) => [section.id, section]))
  for (const [index, section] of outcome.value.document.sections.entries()) {
    if (before.get(section.id) === section) continue
    const unsafe = unsafePart(section, index, options) ?? tooDeep(depthOf(section) + sectionDepth)
    if (unsafe) return refused(unsafe)
  }
  const tooDeepPage = tooDeep(depthOf({ ...outcome.value.document, sections: [] }))
  return tooDeepPage ? refused(tooDeepPage) : outcome
}

/** A section lies in a list in the document. */
const sectionDepth = 2

function tooDeep(depth: number): Refusal | null {
  return depth > pageLimits.depth
    ? { code: 'invalid', path: [], message: `Isi halaman bersarang lebih dari ${pageLimits.depth} tingkat` }
    : null
}

function presentSection(section: StoredSection, { mayReturn }: SafetyOptions): Outcome<StoredSection> {
  const definition = sectionDefinition(section.type)
  if (!definition)
    return mayReturn?.(section)
      ? applied(section)
      : refused({ code: 'invalid', path: ['section', 'type'], message: `Jenis bagian “${section.type}” tidak dikenal` })
  if (section.version > definition.version) return refused({ code: 'reload', sectionId: section.id })
  const content = upgraded(definition, section.version, section.content)
  if (!isJsonObject(content))
    return refused({ code: 'invalid', path: ['section', 'content'], message: 'Isi bagian tidak terbaca' })
  return applied({ ...section, version: definition.version, content })
}

function unsafePart(section: StoredSection, index: number, { mayReturn }: SafetyOptions): Refusal | null {
  const root = ['sections', String(index)]
  const envelope = storedSectionSchema.safeParse(section)
  if (!envelope.success) {
    const [issue] = envelope.error.issues
    return {
      code: 'invalid',
      path: [...root, ...(issue?.path ?? []).map(String)],
      message: issue?.message ?? 'Bagian tidak terbaca',
    }
  }
  const definition = sectionDefinition(section.type)
  if (!definition || section.version > definition.version)
    return mayReturn?.(section)
      ? null
      : { code: 'invalid', path: [...root, 'type'], message: `Jenis bagian “${section.type}” tidak dikenal` }
  const content = definition.content.safeParse(upgraded(definition, section.version, section.content))
  if (content.success) return null
  const [issue] = content.error.issues
  return {
    code: 'invalid',
    path: [...root, 'content', ...(issue?.path ?? []).map(String)],
    message: issue?.message ?? 'Isi bagian tidak terbaca',
  }
}

/** The document with every known section upgraded; unknown and broken ones stay as stored. */
export function upgradeDocument(document: PageDocument): PageDocument {
  const sections = document.sections.map((section) => {
    const definition = sectionDefinition(section.type)
    if (!definition || section.version >= definition.version) return section
    const parsed = parseSection(section)
    return parsed.kind === 'known'
      ? { ...section, version: definition.version, content: parsed.content as StoredSection['content'] }
      : section
  })
  return sections.some((section, index) => section !== document.sections[index]) ? { ...document, sections } : document
}

/** Nesting depth of objects and lists; 0 for a primitive. Stops counting one past the limit. */
export function depthOf(value: unknown, limit: number = pageLimits.depth): number {
  if (typeof value !== 'object' || value === null) return 0
  if (limit < 0) return 1
  let deepest = 0
  for (const item of Object.values(value)) deepest = Math.max(deepest, depthOf(item, limit - 1))
  return deepest + 1
}
