import type { LandingPage } from '@naikkelas/contract/pages'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Queries, Tx } from '../../../platform/database/index.ts'
import { lockHead, raiseRevision, updateDetails } from './landing-pages.repo.ts'
import { addressOf, placeAtPath } from './landing-pages.rules.ts'
import { keepOldAddress, takeAddress, takeAddresses } from './old-addresses.repo.ts'
import { findPageIdAt } from './page-addresses.repo.ts'
import { noteMoved } from './page-notes.repo.ts'
import { queueRedraws } from './queue-redraws.ts'

interface Leaving {
  /** As it was. */
  page: LandingPage
  to: Pick<LandingPage, 'kind' | 'link_landing_page'>
  actorId: string
  at: Date
}

/** Redirects the former address to the new one; a redirect from the new address is deleted. */
export async function leaveAddress(queries: Queries, { page, to, actorId, at }: Leaving) {
  const isPublic = page.status === 'published'
  if (isPublic) await noteMoved(queries, { pageId: page.id, at, address: addressOf(to), addressBefore: page.address })
  await takeAddress(queries, {
    kind: to.kind,
    link: to.link_landing_page,
    ...(isPublic ? {} : { pageId: page.id }),
  })
  await keepOldAddress(queries, { pageId: page.id, kind: page.kind, link: page.link_landing_page, actorId, at })
}

interface RecordMove {
  from: string
  to: string
  actorId: string
  at: Date
}

/**
 * The landing page of a record that has another address now is there with it, in the trash too. What became a partner's
 * has no address of its own any more, and leaves its page where it was.
 * @throws AppError `invalid_input` where another page is at the new address
 */
export async function moveRecordPage(ctx: Pick<AppContext, 'jobs'>, tx: Tx, { from, to, actorId, at }: RecordMove) {
  const [left, taken] = [placeAtPath(from), placeAtPath(to)]
  const pageId = left && (await findPageIdAt(tx, { ...left, isInTrashToo: true }))
  if (!pageId || !taken) return
  const { page } = (await lockHead(tx, pageId)) ?? {}
  if (!page) return
  const place = { kind: taken.kind, link_landing_page: taken.link }
  if (!(await updateDetails(tx, pageId, { ...page, ...place }, { actorId, at }))) throw addressTaken(to)
  await leaveAddress(tx, { page, to: place, actorId, at })
  if (page.status !== 'published' && page.lifecycle.endedAt === null) return
  await raiseRevision(tx, pageId)
  await queueRedraws(ctx, tx, { pageIds: [pageId], linkedPageIds: [pageId], at, isPrompt: true })
}

/** What visitors find at these addresses is no longer hidden behind a redirect of a page that was there before. */
export async function endRedirectsFrom(tx: Tx, addresses: readonly string[]) {
  const places = addresses.flatMap((address) => placeAtPath(address) ?? [])
  if (places.length === 0) return
  for (const pageId of await takeAddresses(tx, places)) await raiseRevision(tx, pageId)
}

const addressTaken = (address: string) =>
  new AppError('invalid_input', {
    fields: [{ path: 'value.link', message: `Di ${address} sudah ada halaman landing lain. Pilih tautan lain` }],
  })
