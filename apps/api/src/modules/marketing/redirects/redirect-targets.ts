import { isDrawnPath } from '@naikkelas/contract'
import type { AppContext } from '../../../app-context.ts'
import { findRecordPaths } from '../../commerce/catalogue/index.ts'
import { findAnsweredPaths } from '../../pages/landing-pages/index.ts'
import { plainRedirectPath } from './redirect-path.rules.ts'
import type { StoredRedirect } from './redirects.repo.ts'

/**
 * Targets of these rules on this site that have no response: neither a route or file of the site, nor a page or record, nor
 * another rule. A rule whose chain ends in a 404 is reported on its own line.
 * @param typed every path with a rule entered by an admin
 */
export async function findEmptyTargets(
  { database: { queries }, clock }: Pick<AppContext, 'database' | 'clock'>,
  rules: readonly StoredRedirect[],
  typed: readonly StoredRedirect[],
): Promise<Set<string>> {
  const ways = new Set(typed.map(({ path }) => path))
  const open = rules.flatMap(({ target }) => {
    const path = ownPath(target)
    return path === null || isDrawnPath(path) || ways.has(path) ? [] : [{ target, path }]
  })
  const paths = open.map(({ path }) => path)
  const records = await findRecordPaths(queries, paths, clock.now())
  const answered = new Set([...(await findAnsweredPaths(queries, paths)), ...records])
  return new Set(open.filter(({ path }) => !answered.has(path)).map(({ target }) => target))
}

/** The one spelling of a target's path; null for the first page and for what is another site's. */
function ownPath(target: string): string | null {
  const [path = ''] = target.split(/[?#]/, 1)
  return plainRedirectPath(path)
}
