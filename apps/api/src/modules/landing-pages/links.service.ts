import type { checkLink as endpoint, InputFor, PageKind } from '@naikkelas/contract'
import type { AdminContext } from '../../app-context.ts'
import type { Queries } from '../../db/index.ts'
import { AppError } from '../../http/index.ts'
import { findLinksLike } from './landing-pages.repo.ts'
import { linkBase, linkFlaw, longestNumberedBase, suggestedLink } from './landing-pages.rules.ts'

interface Wish {
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
  return { isFree: message === null, message, suggestion: suggestedLink({ kind, wished: link, taken }) }
}

/** What a taken or reserved link is refused with: the field, and one that is free. */
export async function linkRefusal(
  queries: Queries,
  code: 'link_taken' | 'link_reserved',
  wish: Wish,
): Promise<AppError> {
  const taken = await findTaken(queries, wish)
  const message = code === 'link_taken' ? takenMessage : 'Tautan ini dipakai oleh sistem.'
  return new AppError(code, {
    fields: [{ path: 'link_landing_page', message }],
    suggestion: suggestedLink({ kind: wish.kind, wished: wish.link, taken }),
  })
}

/** Every taken link that a suggestion for this wish could come upon: numbers shorten a long one. */
function findTaken(queries: Queries, { kind, link, exceptPageId }: Wish): Promise<Set<string>> {
  return findLinksLike(queries, { kind, start: linkBase(link).slice(0, longestNumberedBase), exceptPageId })
}
