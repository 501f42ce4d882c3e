import { createHash, randomBytes } from 'node:crypto'
import type { InputFor } from '@naikkelas/contract'
import type { createPreview as endpoint } from '@naikkelas/contract/pages'
import { ofVariant } from '@naikkelas/page'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { existingPage } from './existing-page.ts'
import { findHead, findPage } from './landing-pages.queries.ts'
import type { PageInput } from './page-input.ts'
import type { PageSnapshot } from '../../../ports/page-drawer.ts'
import { snapshotOf } from './page-view.ts'
import { deletePreviewsOf, findPreview, insertPreview } from './previews.repo.ts'

const tokenBytes = 16
const msPerHour = 3_600_000

/** An address that shows the current draft to anyone with its token. Only the token's hash is stored. */
export async function createPreview(ctx: AdminContext, { params, body }: InputFor<typeof endpoint>) {
  const { queries } = ctx.database
  const page = existingPage(await findPage(queries, params.pageId))
  const token = randomBytes(tokenBytes).toString('base64url')
  const at = ctx.clock.now()
  const expiresAt = new Date(at.getTime() + body.hours * msPerHour)
  await insertPreview(queries, { tokenHash: hashOf(token), pageId: page.id, actorId: ctx.actor.id, expiresAt, at })
  return { address: `/preview/${token}`, expiresAt: expiresAt.toISOString() }
}

export async function revokePreviews({ database: { queries } }: AdminContext, { params }: PageInput): Promise<null> {
  existingPage(await findPage(queries, params.pageId))
  await deletePreviewsOf(queries, params.pageId)
  return null
}

/** What a preview's token shows: the head, ready to be drawn. Null when it ended, was revoked or never was. */
export async function resolvePreview(ctx: AppContext, token: string): Promise<PageSnapshot | null> {
  if (!/^[\w-]{22}$/.test(token)) return null
  const preview = await findPreview(ctx.database.queries, { tokenHash: hashOf(token), now: ctx.clock.now() })
  const head = preview && (await findHead(ctx.database.queries, preview.pageId))
  if (!head || head.page.deletedAt !== null) return null
  const { page, document } = head
  const snapshot = await snapshotOf(ctx, { page, document, version: page.headVersion })
  // One page, as visitors without a test get it: its variants stand side by side in the builder alone.
  return { ...snapshot, document: ofVariant(snapshot.document, 'a'), isPreview: true }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
