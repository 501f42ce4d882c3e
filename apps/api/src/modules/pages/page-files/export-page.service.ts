import { pageFileLimits } from '@naikkelas/contract/pages'
import { mediaIdsOf, type PageDocument } from '@naikkelas/page'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { fileAnswer } from '../../../platform/endpoints/index.ts'
import { type ZipEntry, zipOf } from '../../../platform/files/zip-writer.ts'
import { readHead } from '../landing-pages/index.ts'
import { findStoredMedia, type StoredMedia } from '../media/index.ts'
import type { BlobStore } from '../../../platform/files/uploads/index.ts'
import { documentEntry, type PageFile, pageFileFormat, pageFileVersion } from './page-file.rules.ts'

interface Exported {
  pageId: string
  /** Only these. @default the whole page */
  sectionIds?: readonly string[] | undefined
}

/**
 * A page, or some of its sections, as one file: its document, and the pictures and films it names, as they are kept.
 * @throws AppError `invalid_input` when one of the sections is not on the page
 */
export async function exportPage(
  ctx: AdminContext,
  blobs: BlobStore,
  { pageId, sectionIds }: Exported,
): Promise<Response> {
  const { page, document: whole } = await readHead(ctx.database.queries, pageId)
  const document = sectionIds === undefined ? whole : withOnly(whole, sectionIds)
  const media = await findStoredMedia(ctx.database.queries, [...mediaIdsOf(document)])
  const carried = withinLimit(media)
  const file: PageFile = {
    format: pageFileFormat,
    version: pageFileVersion,
    exportedAt: ctx.clock.now().toISOString(),
    name: page.name,
    kind: page.kind,
    document,
    media: media.map((one) => ({
      id: one.id,
      sha256: one.sha256,
      file: carried.has(one.sha256) ? entryName(one) : null,
      fileName: one.fileName,
      alt: one.alt,
    })),
  }
  return fileAnswer(zipOf(entriesOf(file, [...carried.values()], { ctx, blobs })), {
    name: `${page.link_landing_page}${sectionIds === undefined ? '' : '-bagian'}.zip`,
    type: 'application/zip',
  })
}

function withOnly(document: PageDocument, sectionIds: readonly string[]): PageDocument {
  const wanted = new Set(sectionIds)
  const sections = document.sections.filter(({ id }) => wanted.has(id))
  if (sections.length < wanted.size)
    throw new AppError('invalid_input', {
      fields: [{ path: 'sections', message: 'Bagian yang dipilih sudah tidak ada di halaman ini' }],
    })
  // The picture for sharing belongs to the page as a whole.
  return { ...document, seo: { ...document.seo, imageId: null }, sections }
}

/** Room for the document and the list at the end. */
const spareBytes = 8_388_608

/** By their hash, the smallest first, as many as a file may hold that is to be imported again. */
function withinLimit(media: readonly StoredMedia[]): Map<string, StoredMedia> {
  let bytes = 0
  return new Map(
    media
      .toSorted((one, other) => one.bytes - other.bytes)
      .filter((one) => (bytes += one.bytes) <= pageFileLimits.fileBytes - spareBytes)
      .map((one) => [one.sha256, one]),
  )
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

function entryName({ sha256, contentType }: StoredMedia): string {
  return `media/${sha256}.${endings[contentType] ?? 'bin'}`
}

async function* entriesOf(
  file: PageFile,
  media: readonly StoredMedia[],
  { ctx, blobs }: { ctx: AdminContext; blobs: BlobStore },
): AsyncGenerator<ZipEntry, void> {
  try {
    yield { name: documentEntry, bytes: [Buffer.from(`${JSON.stringify(file, null, 2)}\n`)] }
    for (const one of media) yield { name: entryName(one), bytes: await blobs.read(one.sha256) }
  } catch (error) {
    ctx.onFailure(error, 'exporting a page')
    throw error
  }
}
