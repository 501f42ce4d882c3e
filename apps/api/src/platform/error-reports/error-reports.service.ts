import type { InputFor, reportError as endpoint } from '@naikkelas/contract'
import { currentRequestId } from '../request-ids/index.ts'
import type { RequestContext } from '../endpoints/index.ts'
import type { ErrorReports } from './error-reports-port.ts'
import { isOurs } from './foreign-errors.rules.ts'

/** Forwards a browser's error with the id of its session's account. */
export async function reportError(
  errorReports: ErrorReports,
  { body }: InputFor<typeof endpoint>,
  { findSession, request }: Pick<RequestContext, 'findSession' | 'request'>,
): Promise<Record<string, never>> {
  const { side, name, message, stack, path, pageId } = body
  if (!isOurs(body, new URL(request.url).host)) return {}
  // Without an id rather than not at all: a database that is away makes screens fail as well.
  const session = await findSession('admin').catch(() => null)
  errorReports.report({
    side,
    where: path,
    thrown: [{ name, message, stack }],
    pageId,
    userId: session?.actor.id,
    requestId: currentRequestId(),
  })
  return {}
}
