import {
  type createShortLink as createEndpoint,
  type endShortLink as endEndpoint,
  type InputFor,
  type listShortLinks as listEndpoint,
  type ShortLink,
  shortLinksAtMost,
} from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import { AppError } from '../../http/index.ts'
import { existingPage, findPage } from '../landing-pages/index.ts'
import { newShortCode } from './short-code.ts'
import {
  countLiveShortLinks,
  findShortLink,
  findShortLinkDays,
  findShortLinks,
  insertShortLink,
  markEnded,
} from './short-links.repo.ts'

export function listShortLinks({ database }: AdminContext, { query }: InputFor<typeof listEndpoint>) {
  return findShortLinks(database.queries, query.pageId)
}

export async function createShortLink(
  { database: { queries }, clock, actor }: AdminContext,
  { body: { pageId, label, utm } }: InputFor<typeof createEndpoint>,
): Promise<ShortLink> {
  existingPage(await findPage(queries, pageId))
  if ((await countLiveShortLinks(queries, pageId)) >= shortLinksAtMost) throw new AppError('library_full')
  const words = Object.fromEntries(
    Object.entries(utm).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  )
  for (;;) {
    const code = newShortCode()
    if (await insertShortLink(queries, { code, pageId, label, utm: words, actorId: actor.id, at: clock.now() }))
      return existing(await findShortLink(queries, code))
  }
}

export async function endShortLink(
  { database: { queries }, clock }: AdminContext,
  { params }: InputFor<typeof endEndpoint>,
): Promise<ShortLink> {
  await markEnded(queries, params.code, clock.now())
  return existing(await findShortLink(queries, params.code))
}

export async function listShortLinkDays(
  { database: { queries } }: AdminContext,
  { params }: InputFor<typeof endEndpoint>,
) {
  existing(await findShortLink(queries, params.code))
  return findShortLinkDays(queries, params.code)
}

function existing(link: ShortLink | undefined): ShortLink {
  if (!link) throw new AppError('not_found')
  return link
}
