import { randomUUID } from 'node:crypto'
import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  LibraryItem,
  listReplacements as listEndpoint,
  MediaUse,
  replaceMedia as replaceEndpoint,
} from '@naikkelas/contract/pages'
import { mediaReplacement, type MediaValue, upgradeDocument } from '@naikkelas/page'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { countTry } from '../../../platform/endpoints/index.ts'
import { applyChanges, findHead } from '../landing-pages/index.ts'
import { existingItem } from '../media/index.ts'
import { findUses } from './media-uses.repo.ts'
import { reasonOf } from './replacement-words.rules.ts'
import {
  deleteReplacedPage,
  findReplacement,
  findReplacements,
  insertReplacedPage,
  insertReplacement,
} from './replacements.repo.ts'

type Replaced = OutputFor<typeof replaceEndpoint>

/** A concurrent edit may change the page between reading and writing. */
const tries = 3

export async function listReplacements(ctx: AdminContext, { params }: InputFor<typeof listEndpoint>) {
  await existingItem(ctx, params.mediaId)
  return findReplacements(ctx.database.queries, params.mediaId)
}

/**
 * Replaces a picture in every page's draft: an ordinary change of each page, with history and undo. Visitors see it
 * after the next publish.
 */
export async function replaceMedia(
  ctx: AdminContext,
  { params, body }: InputFor<typeof replaceEndpoint>,
): Promise<Replaced> {
  const { queries } = ctx.database
  const from = await existingItem(ctx, params.mediaId)
  const to = await existingItem(ctx, body.withId).catch(() => null)
  checkPair(from, to)
  const wanted = body.pageIds && new Set(body.pageIds)
  const uses = (await findUses(queries, from.id)).filter(
    ({ pageId, places, isInTrash }) => places > 0 && !isInTrash && (wanted?.has(pageId) ?? true),
  )
  if (uses.length === 0) throw invalid('pageIds', 'Tidak ada halaman yang menampilkan media ini')
  await countTry(queries, [{ name: 'replace:account', subject: ctx.actor.id, hits: 60, windowSeconds: 3_600 }])
  const replacement = { id: uuidv7(), fromId: from.id, toId: to.id, actorId: ctx.actor.id, at: ctx.clock.now() }
  await insertReplacement(queries, replacement)
  const left: Replaced['left'] = []
  for (const use of uses) {
    const reason = await replaceOnPage(ctx, use, { replacementId: replacement.id, from, to, alt: body.alt })
    if (reason !== null) left.push({ id: use.pageId, name: use.pageName, places: use.places, reason })
  }
  const done = await findReplacement(queries, replacement.id)
  if (!done) throw new AppError('not_found')
  return { replacement: done, left }
}

interface Pair {
  replacementId: string
  from: LibraryItem
  to: LibraryItem
  alt: 'keep' | 'take'
}

/** Null when it is done, else the sentence why it is not. */
async function replaceOnPage(
  ctx: AdminContext,
  { pageId }: MediaUse,
  { replacementId, from, to, alt }: Pair,
): Promise<string | null> {
  const { queries } = ctx.database
  for (let attempt = 1; ; attempt += 1) {
    const head = await findHead(queries, pageId)
    if (!head || head.page.deletedAt !== null) return 'Halaman ini sudah dipindahkan ke sampah.'
    const { operations, places } = mediaReplacement(upgradeDocument(head.document), {
      mediaId: from.id,
      replace: (value) => placed(value, to, alt),
      ...(to.kind === 'image' && { shareImageId: to.id }),
    })
    if (operations.length === 0) return 'Halaman ini sudah tidak menampilkannya.'
    const changeId = randomUUID()
    await insertReplacedPage(queries, { replacementId, pageId, changeId, places })
    try {
      const change = { id: changeId, operations }
      await applyChanges(ctx, { params: { pageId }, body: { baseVersion: head.page.headVersion, changes: [change] } })
      return null
    } catch (error) {
      await deleteReplacedPage(queries, { replacementId, pageId })
      if (!(error instanceof AppError) || error.status >= 500) throw error
      if (error.status !== 409 || attempt === tries) return reasonOf(error)
    }
  }
}

/** Alternative text and focal point belong to a picture; a film or a file has neither. */
function placed(value: MediaValue, to: LibraryItem, alt: 'keep' | 'take'): MediaValue {
  const { focal: _, ...rest } = value
  if (!('alt' in rest)) return { ...rest, mediaId: to.id }
  return {
    ...rest,
    mediaId: to.id,
    ...(alt === 'take' && to.alt !== '' && { alt: to.alt }),
    ...(to.focal && { focal: { ...to.focal } }),
  }
}

function checkPair(from: LibraryItem, to: LibraryItem | null): asserts to is LibraryItem {
  if (!to || to.deletedAt !== null) throw invalid('withId', 'Pengganti ini sudah tidak ada')
  if (to.id === from.id) throw invalid('withId', 'Pilih media yang lain sebagai pengganti')
  if (to.kind !== from.kind)
    throw invalid(
      'withId',
      from.kind === 'image' ? 'Gambar hanya dapat diganti gambar' : 'Video hanya dapat diganti video',
    )
}

const invalid = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
