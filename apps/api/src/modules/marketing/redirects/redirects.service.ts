import { firstSegment, type InputFor, isSystemPath, landingPaths } from '@naikkelas/contract'
import {
  type createRedirect as createEndpoint,
  type deleteRedirect as deleteEndpoint,
  type findRedirect as findEndpoint,
  type listRedirectDays as daysEndpoint,
  type RedirectRule,
  redirectsAtMost,
} from '@naikkelas/contract/marketing'
import { safeHref } from '@naikkelas/ui/sections/registry'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { requireRoom, type Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { isOpenedByPerson, type Opening } from '../../../platform/endpoints/index.ts'
import { findWayFrom, isLivePath } from '../../pages/landing-pages/index.ts'
import { isPlainTarget, plainRedirectPath } from './redirect-path.rules.ts'
import { findEmptyTargets } from './redirect-targets.ts'
import { findLeft, findTyped, findTypedAt, findTypedDays, openTyped, removeTyped, saveTyped } from './redirects.repo.ts'

/** Rules entered by admins, and former addresses of pages. */
export async function listRedirects(ctx: AdminContext): Promise<RedirectRule[]> {
  const { queries } = ctx.database
  const typed = await findTyped(queries)
  const rules = [...typed, ...(await findLeft(queries))]
  rules.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const empty = await findEmptyTargets(ctx, rules, typed)
  return rules.map((rule) => ({ ...rule, leadsToNothing: empty.has(rule.target) }))
}

export async function createRedirect(
  ctx: AdminContext,
  { body }: InputFor<typeof createEndpoint>,
): Promise<RedirectRule> {
  const { database, clock, actor, publicUrl } = ctx
  const { queries } = database
  const path = await checkedPath(queries, body.path)
  const target = checkedTarget(body.target, publicUrl)
  if (await leadsBack(queries, path, target, publicUrl))
    throw refuse('target', 'Tujuan ini kembali ke alamat yang sama. Pilih tujuan lain.')
  const replaces = body.replaces ?? null
  const saved = await database.transaction(async (tx) => {
    // A path that gets another target is no further rule.
    const count = async () => (await findTyped(tx)).filter((one) => one.path !== path).length
    await requireRoom(tx, { name: 'redirects', max: redirectsAtMost, count })
    return saveTyped(tx, { path, target, replaces, actorId: actor.id, at: clock.now() })
  })
  if (!saved) return refuseTaken(queries, path)
  const typed = await findTyped(queries)
  return { ...saved, leadsToNothing: (await findEmptyTargets(ctx, [saved], typed)).has(saved.target) }
}

/** The path has a rule already, which must not be overwritten unnoticed. */
async function refuseTaken(queries: Queries, path: string): Promise<never> {
  const theirs = (await findTypedAt(queries, path))?.target
  const message =
    theirs === undefined ? 'Alamat ini baru saja diubah. Coba lagi.' : `Alamat ini sudah dialihkan ke ${theirs}`
  throw new AppError('redirect_taken', { theirs, fields: [{ path: 'path', message }] })
}

export async function deleteRedirect(
  { database }: AdminContext,
  { query }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  if (!(await removeTyped(database.queries, query.path))) throw new AppError('not_found')
  return null
}

export async function listRedirectDays(
  { database: { queries } }: AdminContext,
  { query }: InputFor<typeof daysEndpoint>,
) {
  if (!(await findTypedAt(queries, query.path))) throw new AppError('not_found')
  return findTypedDays(queries, query.path)
}

/** For an address without a page; counted when a person opened it. */
export async function findRedirect(
  { database: { queries }, clock, publicUrl }: AppContext,
  { query }: InputFor<typeof findEndpoint>,
  opening: Opening,
) {
  const path = plainRedirectPath(query.path)
  const kept = path === null ? undefined : await findTypedAt(queries, path)
  // Rules stored before these checks are ignored when they fail them, and so are rules that form a loop by now.
  if (path === null || !kept || !isPlainTarget(kept.target) || (await leadsBack(queries, path, kept.target, publicUrl)))
    return { target: null }
  if (query.by === 'HEAD' || !isOpenedByPerson(opening)) return { target: kept.target }
  return { target: (await openTyped(queries, path, clock.now()))?.target ?? null }
}

async function checkedPath(queries: Queries, typed: string): Promise<string> {
  const path = plainRedirectPath(typed)
  if (path === null) throw refuse('path', 'Tulis alamat di situs ini yang diawali garis miring, misalnya /promo-lama')
  if (isSystemPath(path) || isReserved(path)) throw refuse('path', 'Alamat ini dipakai oleh sistem.')
  if (await isLivePath(queries, path)) throw refuse('path', 'Ada halaman terbit di alamat ini.')
  return path
}

/** Below folders of the system nothing can be reached but what is there; where pages live a former page may have been. */
function isReserved(path: string): boolean {
  const folders = Object.values(landingPaths).map(firstSegment)
  const first = firstSegment(path)
  return isSystemPath(`/${first}`) && !folders.includes(first)
}

function checkedTarget(typed: string, publicUrl: string): string {
  const href = safeHref(typed.trim())
  if (href === null || !/^(\/(?!\/)|https?:)/.test(href))
    throw refuse('target', 'Tulis alamat seperti /kelas-baru atau https://…')
  const target = href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : href
  if (!isPlainTarget(target)) throw refuse('target', 'Alamat ini berisi tanda yang tidak dapat dipakai di situs ini.')
  return target
}

/** Follows rules and former addresses of pages; other targets end the chain. */
async function leadsBack(queries: Queries, path: string, target: string, publicUrl: string): Promise<boolean> {
  const seen = new Set<string>()
  for (let next: string | undefined = target; next !== undefined; ) {
    if (!next.startsWith('/')) return false
    const at = plainRedirectPath(new URL(next, publicUrl).pathname)
    if (at === null || seen.has(at)) return at !== null
    if (at === path) return true
    seen.add(at)
    next = (await findWayFrom(queries, at)) ?? (await findTypedAt(queries, at))?.target
  }
  return false
}

const refuse = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
