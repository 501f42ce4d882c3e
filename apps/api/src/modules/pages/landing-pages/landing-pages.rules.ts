import {
  type FieldIssue,
  isFixedPagePath,
  landingAddress,
  landingPaths,
  type PageKind,
  reservedSegments,
} from '@naikkelas/contract'
import { type LandingPage, linkSlugSchema, slugFrom } from '@naikkelas/contract/pages'
import { type Finding, isJsonObject, type Operation, type PageDocument, type Refusal } from '@naikkelas/page'
import { type Field, sectionDefinition } from '@naikkelas/ui/sections/registry'
import { AppError } from '../../../errors/app-error.ts'

/** How long a page can be taken out of the trash, and keeps its link there. */
export const trashDays = 30

/** Whether a link is reserved by the system. Only pages at the root can collide with its routes. */
export function isReserved({ kind, link }: { kind: PageKind; link: string }): boolean {
  return kind === 'exclusive' && reservedSegments.has(link)
}

/** Why a link cannot be had, whatever other pages there are; null when nothing speaks against it. */
export function linkFlaw({ kind, link }: { kind: PageKind; link: string }): string | null {
  const parsed = linkSlugSchema.safeParse(link)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'Tautan tidak sesuai'
  return isReserved({ kind, link }) ? 'Tautan ini dipakai oleh sistem.' : null
}

/**
 * Pages of the site are always there: they keep their path and are never taken down.
 * @throws AppError `fixed_page`
 */
export function checkMayGo({ kind, address }: Pick<LandingPage, 'kind' | 'address'>): void {
  if (kind === 'fixed') throw new AppError('fixed_page', { address })
}

/** The head and the foot of the site are always there, once each, under the names they have. */
export function checkIsOwnPage({ kind }: Pick<LandingPage, 'kind'>) {
  if (kind === 'site_part') throw new AppError('not_allowed', { reason: 'a part of the site is no page of its own' })
}

/** A free link close to the one asked for: itself, else with the first number that is free. */
export function suggestedLink({
  kind,
  requested,
  taken,
}: {
  kind: PageKind
  requested: string
  taken: ReadonlySet<string>
}): string {
  const base = linkBase({ kind, requested })
  const isFree = (link: string) => !taken.has(link) && linkFlaw({ kind, link }) === null
  if (isFree(base)) return base
  for (let number = 2; ; number++) {
    const link = `${base.slice(0, 60 - String(number).length - 1).replace(/-+$/, '')}-${number}`
    if (isFree(link)) return link
  }
}

/** As many characters of a link as a number of nine digits leaves. */
export const longestNumberedBase = 50

/** Common prefix of all suggestions for a requested link. */
export function linkBase({ kind, requested }: { kind: PageKind; requested: string }): string {
  const slug = slugFrom(requested)
  if (slug === '') return 'halaman'
  // `admin-2` would look like a second admin: what the system keeps for itself gets a word of its own.
  return slug.length < 3 || isReserved({ kind, link: slug }) ? `halaman-${slug}` : slug
}

/** The kind and link of the page that may be at a path of this site; null where none can be. */
export function placeAtPath(path: string): { kind: PageKind; link: string } | null {
  if (isFixedPagePath(path)) return { kind: 'fixed', link: path }
  for (const [kind, pattern] of Object.entries(landingPaths)) {
    const folder = pattern.slice(0, pattern.indexOf('{'))
    const link = path.slice(folder.length)
    if (path.startsWith(folder) && link !== '' && !link.includes('/'))
      return { kind: kind as keyof typeof landingPaths, link }
  }
  return null
}

export function addressOf({ kind, link_landing_page }: Pick<LandingPage, 'kind' | 'link_landing_page'>): string {
  return landingAddress(kind, link_landing_page)
}

/** The conflict a refused change ends in, with both values where there are two. */
export function refusalError(
  refusal: Refusal,
  at: { changeId: string; accepted: string[]; headVersion: number },
): AppError {
  switch (refusal.code) {
    case 'conflict':
      return new AppError('field_conflict', {
        ...at,
        sectionId: refusal.sectionId,
        path: refusal.path,
        mine: refusal.mine,
        theirs: refusal.theirs,
      })
    case 'missing':
      return new AppError(refusal.what === 'section' ? 'section_removed' : 'item_removed', {
        ...at,
        sectionId: refusal.sectionId,
        path: refusal.path,
      })
    case 'reload':
      return new AppError('reload_needed', { ...at, sectionId: refusal.sectionId })
    case 'id_taken':
      return new AppError('invalid_input', {
        ...at,
        fields: [{ path: 'changes', message: `Id ${refusal.id} sudah dipakai di halaman ini` }],
      })
    case 'invalid':
      return new AppError('invalid_input', {
        ...at,
        fields: [{ path: refusal.path.join('.'), message: refusal.message }],
      })
    default:
      return refusal satisfies never
  }
}

/** What is unfinished, as fields: `sections.<id>.<key>`. */
export function findingFields(findings: readonly Finding[]): FieldIssue[] {
  return findings.map(({ sectionId, path, message }) => ({
    path: (sectionId === null ? path : ['sections', sectionId, ...path]).join('.'),
    message,
  }))
}

/** Whether an operation changes words only: what the text capability may do. */
export function changesOnlyText(document: PageDocument, operation: Operation): boolean {
  if (operation.kind !== 'changeField') return false
  const type = document.sections.find(({ id }) => id === operation.sectionId)?.type
  const definition = type === undefined ? undefined : sectionDefinition(type)
  return definition !== undefined && isTextPath(definition.fields, operation.path)
}

function isTextPath(fields: Readonly<Record<string, Field>>, [key, ...rest]: readonly string[]): boolean {
  const field = key !== undefined && Object.hasOwn(fields, key) ? fields[key] : undefined
  switch (field?.kind) {
    case 'text':
    case 'richText':
      return rest.length === 0
    case 'cta':
      return rest.length === 1 && (rest[0] === 'label' || rest[0] === 'note')
    case 'image':
      return rest.length === 1 && rest[0] === 'alt'
    case 'group':
      return isTextPath(field.fields, rest)
    case 'list':
      // The first segment inside a list is an item's id.
      return isTextPath(field.fields, rest.slice(1))
    default:
      return false
  }
}

/** Media ids anywhere in a value. */
export function mediaIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mediaIdsIn)
  if (!isJsonObject(value)) return []
  if (typeof value.mediaId === 'string') return value.mediaId === '' ? [] : [value.mediaId]
  return Object.values(value).flatMap(mediaIdsIn)
}

/**
 * What blocks publishing, as sentences, each once however many places have it.
 * @param most sentences listed; further ones are counted
 */
export function unfinishedWords(messages: readonly string[], most: number): string {
  const matters = [...new Set(messages)].map((message) => (message.endsWith('.') ? message : `${message}.`))
  const others = matters.length - most
  return [...matters.slice(0, most), ...(others > 0 ? [`Dan ${others} hal lain.`] : [])].join(' ')
}
