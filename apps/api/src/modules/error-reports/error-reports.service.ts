import type { InputFor, reportError as endpoint } from '@naikkelas/contract'
import type { RequestContext } from '../../http/index.ts'
import type { ErrorReports } from './error-reports-port.ts'
import { isOurs } from './foreign-errors.rules.ts'

/** Hands on what failed in a browser, with the id of who is signed in there. */
export async function reportError(
  errorReports: ErrorReports,
  { body }: InputFor<typeof endpoint>,
  { findAdmin, request }: Pick<RequestContext, 'findAdmin' | 'request'>,
): Promise<Record<string, never>> {
  const { side, name, message, stack, path, pageId } = body
  if (!isOurs(body, new URL(request.url).host)) return {}
  // Without an id rather than not at all: a database that is away makes screens fail as well.
  const admin = await findAdmin().catch(() => null)
  errorReports.report({ side, where: path, thrown: [{ name, message, stack }], pageId, userId: admin?.id })
  return {}
}
