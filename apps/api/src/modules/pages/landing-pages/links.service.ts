import { type InputFor, isSystemPath, type PageKind } from '@naikkelas/contract'
import type { checkLink as endpoint, checkPaths as pathsEndpoint } from '@naikkelas/contract/pages'
import type { AdminContext } from '../../../app-context.ts'
import type { Queries } from '../../../platform/database/index.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findLinksLike, findStatusesAt } from './page-addresses.repo.ts'
import { linkBase, linkFlaw, longestNumberedBase, suggestedLink } from './landing-pages.rules.ts'

interface LinkRequest {
  kind: PageKind
  link: string
  exceptPageId?: string | undefined
}

const takenMessage = 'Tautan ini sudah dipakai halaman lain.'

export async function checkLink({ database: { queries } }: AdminContext, { query }: InputFor<typeof endpoint>) {
  const { kind, link, exceptPageId } = query
  const flaw = linkFlaw({ kind, link })
  const taken = await findTaken(queries, { kind, link, exceptPageId })
  const message = flaw ?? (taken.has(link) ? takenMessage : null)
  return { isFree: message === null, message, suggestion: suggestedLink({ kind, requested: link, taken }) }
}

/** Reports which paths are 404: neither a system route nor a published page. */
export async function checkPaths({ database: { queries } }: AdminContext, { body }: InputFor<typeof pathsEndpoint>) {
  const asked = [...new Set(body.paths)].filter((path) => !isSystemPath(path))
  const statuses = await findStatusesAt(queries, asked.map(withoutEnd))
  const missing = asked.flatMap((path) => {
    const status = statuses.get(withoutEnd(path))
    if (status === 'published') return []
    return [{ path, reason: status === undefined ? ('unknown' as const) : ('draft' as const) }]
  })
  return { missing }
}

// A visitor with another spelling of them is sent on to the page.
const withoutEnd = (path: string) => path.toLowerCase().replace(/\/+$/, '')

/** What a taken or reserved link is refused with: the field, and one that is free. */
export async function linkRefusal(
  queries: Queries,
  code: 'link_taken' | 'link_reserved',
  request: LinkRequest,
): Promise<AppError> {
  const taken = await findTaken(queries, request)
  const message = code === 'link_taken' ? takenMessage : 'Tautan ini dipakai oleh sistem.'
  return new AppError(code, {
    fields: [{ path: 'link_landing_page', message }],
    suggestion: suggestedLink({ kind: request.kind, requested: request.link, taken }),
  })
}

/** Taken links that may collide with a suggestion: a number shortens a long link. */
function findTaken(queries: Queries, { kind, link, exceptPageId }: LinkRequest): Promise<Set<string>> {
  return findLinksLike(queries, {
    kind,
    start: linkBase({ kind, requested: link }).slice(0, longestNumberedBase),
    exceptPageId,
  })
}
