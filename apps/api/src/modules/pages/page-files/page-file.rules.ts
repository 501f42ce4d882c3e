import { type PageKind, pageKinds } from '@naikkelas/contract'
import { pageDocumentSchema, type PageDocument, type StoredSection } from '@naikkelas/page'
import { arrivingSections } from '@naikkelas/page/portable'
import { noLink } from '@naikkelas/ui/sections/registry'
import * as z from 'zod'
import { AppError } from '../../../errors/app-error.ts'

export const pageFileFormat = 'naikkelas/page'
/** Raised when this file changes; older ones are upgraded while they are read. */
export const pageFileVersion = 1
export const documentEntry = 'halaman.json'

const mediaEntry = /^media\/[0-9a-f]{64}\.[a-z0-9]{2,5}$/

/** What a page's file may hold; anything else in it is no file of ours. */
export const isEntryName = (name: string) => name === documentEntry || mediaEntry.test(name)

const mediaFileSchema = z.object({
  id: z.uuid(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Null when it was too large to go along. */
  file: z.string().regex(mediaEntry).nullable(),
  fileName: z.string().max(200),
  alt: z.string().max(125),
})
export type MediaFile = z.infer<typeof mediaFileSchema>

export interface PageFile {
  format: typeof pageFileFormat
  version: typeof pageFileVersion
  exportedAt: string
  name: string
  kind: PageKind
  document: PageDocument
  media: MediaFile[]
}

const { sections: _, ...envelopeShape } = pageDocumentSchema.shape

const pageFileSchema = z.object({
  format: z.literal(pageFileFormat),
  version: z.int().min(1),
  name: z.string().trim().min(1).max(120),
  kind: z.enum(pageKinds).catch('exclusive'),
  document: z.looseObject({ schema: z.int().min(1), sections: z.array(z.unknown()).max(600) }),
  media: z.array(mediaFileSchema).max(1_000),
})

export interface ReadPageFile {
  name: string
  kind: PageKind
  document: PageDocument
  media: MediaFile[]
}

/**
 * A page's file as this build knows it: sections of older versions are upgraded, and every part is checked as a save
 * would check it.
 * @throws AppError `newer_page_file`; `invalid_input` with the place of what is wrong; `not_a_page_file`
 */
export function readPageFile(value: unknown): ReadPageFile {
  const header = z.object({ format: z.literal(pageFileFormat), version: z.int() }).safeParse(value)
  if (!header.success) throw new AppError('not_a_page_file', { reason: 'another format', fields: [fileField()] })
  if (header.data.version > pageFileVersion) throw newer('version', header.data.version)
  const file = pageFileSchema.safeParse(value)
  if (!file.success) throw invalid(file.error.issues[0], [])
  const { name, kind, media, document } = file.data
  if (document.schema > 1) throw newer('document.schema', document.schema)
  const { sections: raw, ...rest } = document
  const page = z.strictObject(envelopeShape as unknown as z.ZodRawShape).safeParse(rest)
  if (!page.success) throw invalid(page.error.issues[0], ['document'])
  const { sections, problems } = arrivingSections(raw)
  if (problems.some(({ reason }) => reason === 'newer'))
    throw newer('document.sections', problems.find(({ reason }) => reason === 'newer')?.index)
  if (problems.length > 0)
    throw new AppError('invalid_input', {
      fields: problems.slice(0, 20).map(({ index, message }) => ({ path: `document.sections.${index}`, message })),
    })
  return { name, kind, media, document: { ...(page.data as unknown as Omit<PageDocument, 'sections'>), sections } }
}

const fileField = () => ({
  path: 'file',
  message: 'Berkas ini bukan hasil ekspor halaman Naikkelas, atau sudah rusak.',
})

function newer(path: string, found: unknown): AppError {
  return new AppError('newer_page_file', {
    reason: `${path} ${String(found)}`,
    fields: [
      { path, message: 'Berkas ini dibuat dengan versi Naikkelas yang lebih baru, jadi belum dapat diimpor di sini.' },
    ],
  })
}

function invalid(issue: { path: readonly PropertyKey[]; message: string } | undefined, root: string[]): AppError {
  const path = [...root, ...(issue?.path ?? [])].map(String).join('.')
  return new AppError('invalid_input', {
    fields: [{ path, message: `Berkas ini rusak di “${path.slice(0, 120)}”: ${issue?.message ?? 'tidak terbaca'}` }],
  })
}

/** The document with the ids its media have here; a share image that is not here is removed. */
export function withMediaIds(document: PageDocument, ids: ReadonlyMap<string, string>): PageDocument {
  const { imageId } = document.seo
  return {
    ...document,
    seo: { ...document.seo, imageId: imageId === null ? null : (ids.get(imageId) ?? null) },
    offer: renamed(document.offer, ids) as PageDocument['offer'],
    sections: document.sections.map((section) => ({
      ...section,
      content: renamed(section.content, ids) as StoredSection['content'],
    })),
  }
}

function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'mediaId' && typeof item === 'string' ? (ids.get(item) ?? item) : renamed(item, ids),
    ]),
  )
}

/** Where the offer's button leads, once the page's sections have new ids and only some media are here. */
export function settledOffer(
  offer: PageDocument['offer'],
  { newIds, hasMedia }: { newIds: ReadonlyMap<string, string>; hasMedia: (id: string) => boolean },
): PageDocument['offer'] {
  const { target } = offer.cta
  const sectionId = target.kind === 'section' ? newIds.get(target.sectionId) : undefined
  const isLost =
    (target.kind === 'section' && sectionId === undefined) || (target.kind === 'file' && !hasMedia(target.mediaId))
  if (isLost) return { ...offer, cta: { ...offer.cta, target: noLink } }
  return sectionId === undefined ? offer : { ...offer, cta: { ...offer.cta, target: { kind: 'section', sectionId } } }
}
