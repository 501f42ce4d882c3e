import { readFile } from 'node:fs/promises'
import { type ImportedPage, type ImportedSections, type Media, pageFileLimits } from '@naikkelas/contract/pages'
import { mediaIdsOf, type PageDocument } from '@naikkelas/page'
import { settledSections } from '@naikkelas/page/portable'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry, hostileInput } from '../../../platform/endpoints/index.ts'
import { createImportedPage } from '../landing-pages/index.ts'
import { checkRoom, findMedia, type MediaPorts } from '../media/index.ts'
import { openZip, ZipError, type ZipFile } from '../../../platform/files/archives/index.ts'
import { receiveFile, type StagedFile } from '../../../platform/files/uploads/index.ts'
import { takeInMedia } from './media-of-file.ts'
import {
  documentEntry,
  isEntryName,
  type ReadPageFile,
  readPageFile,
  settledOffer,
  withMediaIds,
} from './page-file.rules.ts'

interface Arrived {
  file: ReadPageFile
  /** With the media that are here now, under the ids they have here. */
  document: PageDocument
  media: Media[]
  notes: string[]
}

/** A draft made of a page's file, kept as a version of its own too, so that one can always come back to it. */
export async function importPage(ctx: AdminContext, ports: MediaPorts, request: Request): Promise<ImportedPage> {
  const { file, document, media, notes } = await receive(ctx, ports, request)
  const known = new Set(media.map(({ id }) => id))
  const hasMedia = (id: string) => known.has(id)
  const { sections } = settledSections(document.sections, { hasMedia, sectionIds: new Set() })
  const newIds = new Map(document.sections.map(({ id }, index) => [id, sections[index]?.id ?? id]))
  const page = await createImportedPage(ctx, {
    name: file.name,
    kind: file.kind === 'partner' ? 'partner' : 'exclusive',
    document: { ...document, offer: settledOffer(document.offer, { newIds, hasMedia }), sections },
  })
  return { page, notes }
}

/** The sections of a page's file, for a builder to put into the page that is open there. */
export async function importSections(
  ctx: AdminContext,
  ports: MediaPorts,
  request: Request,
): Promise<ImportedSections> {
  const { document, media, notes } = await receive(ctx, ports, request)
  return { sections: document.sections, media, notes }
}

async function receive(ctx: AdminContext, ports: MediaPorts, request: Request): Promise<Arrived> {
  await countTry(ctx.database.queries, [
    { name: 'page-import:account', subject: ctx.actor.id, hits: 60, windowSeconds: 3_600 },
  ])
  await checkRoom(ctx, ports.blobs, 2 * Number(request.headers.get('content-length') ?? 0))
  const tooLarge = new AppError('page_file_too_large', {
    fields: [{ path: 'file', message: 'Berkas halaman paling besar 200 MB.' }],
  })
  const received = await receiveFile(request, ports.blobs, {
    limitFor: () => ({ bytes: pageFileLimits.fileBytes, tooLarge }),
  })
  try {
    return await unpack(ctx, ports, received)
  } catch (error) {
    throw error instanceof ZipError ? notAPageFile(error) : error
  } finally {
    await received.staged.discard()
  }
}

async function unpack(ctx: AdminContext, ports: MediaPorts, { staged, bytes }: StagedFile): Promise<Arrived> {
  const isJson = bytes <= pageFileLimits.documentBytes && (await startsAsJson(staged.path))
  const rules = {
    entries: pageFileLimits.entries,
    bytes: pageFileLimits.fileBytes + pageFileLimits.documentBytes,
    isName: isEntryName,
  }
  const zip = isJson ? null : await openZip(staged.path, rules)
  try {
    const file = readPageFile(parsed(zip ? await documentIn(zip) : await readFile(staged.path)))
    const named = mediaIdsOf(file.document)
    const wanted = file.media.filter(({ id }) => named.has(id))
    const { ids, notes } = await takeInMedia(ctx, ports, { wanted, zip })
    // A media that the file does not describe may still be one of ours.
    for (const media of await findMedia(
      ctx,
      [...named].filter((id) => !ids.has(id) && !wanted.some((one) => one.id === id)),
    ))
      ids.set(media.id, media.id)
    const lost = [...named].filter((id) => !ids.has(id)).length - notes.length
    return {
      file,
      document: withMediaIds(file.document, ids),
      media: await findMedia(ctx, [...new Set(ids.values())]),
      notes:
        lost > 0 ? [...notes, `${lost} gambar atau video tidak ada di berkas ini, jadi tempatnya dikosongkan.`] : notes,
    }
  } finally {
    await zip?.close()
  }
}

function notAPageFile(cause: ZipError): AppError {
  const message = 'Berkas ini bukan hasil ekspor halaman Naikkelas, atau sudah rusak.'
  return new AppError('not_a_page_file', { reason: cause.message, fields: [{ path: 'file', message }] }, { cause })
}

async function startsAsJson(path: string): Promise<boolean> {
  const text = await readFile(path, { encoding: 'latin1' })
  return text.trimStart().startsWith('{')
}

async function documentIn(zip: ZipFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zip.read(documentEntry, pageFileLimits.documentBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parsed(bytes: Buffer): unknown {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError(
      'not_a_page_file',
      { reason: 'no JSON', fields: [{ path: 'file', message: 'Berkas ini rusak atau terpotong.' }] },
      { cause },
    )
  }
  const hostile = hostileInput(value)
  if (hostile) throw new AppError('invalid_input', { fields: [hostile] })
  return value
}
