import { AppError } from '../../errors/app-error.ts'
import type { BoundEndpoint } from './bind.ts'
import { hostileInput } from './input-guard.ts'
import { fieldsOf, isAboutAddress } from './input-issues.ts'
import { formValue, readAnnounced, readBody } from './read-body.ts'

/**
 * An endpoint's input, parsed by its schema: 422 with the invalid fields, and 404 for a meaningless address. Invalid
 * encodings are refused before, and so are a query and a body that the endpoint does not have.
 */
export async function readInput(
  { endpoint, parts }: BoundEndpoint,
  request: Request,
  params: Record<string, string>,
): Promise<unknown> {
  const given: Record<string, unknown> = {}
  if (parts.has('params')) given.params = params
  if (endpoint.kind === 'text') {
    const text = (await readAnnounced(request, endpoint.bodyBytes)).toString('utf8')
    return { ...parsed(endpoint.input, given), text }
  }
  const query = formValue(new URL(request.url).searchParams)
  if (!parts.has('query')) refuseUnknown(Object.keys(query))
  refuseHostile(query)
  if (parts.has('query')) given.query = query
  if (endpoint.kind === 'json') {
    const body = await readBody(request, endpoint.bodyBytes)
    if (!parts.has('body') && typeof body === 'object' && body !== null) refuseUnknown(Object.keys(body))
    refuseHostile(body)
    if (parts.has('body')) given.body = body ?? {}
  }
  return parsed(endpoint.input, given)
}

function parsed(schema: BoundEndpoint['endpoint']['input'], given: Record<string, unknown>): object {
  const result = schema.safeParse(given)
  if (result.success) return result.data as object
  const { issues } = result.error
  throw isAboutAddress(issues) ? new AppError('not_found') : new AppError('invalid_input', { fields: fieldsOf(issues) })
}

function refuseHostile(value: unknown) {
  const hostile = hostileInput(value)
  if (hostile) throw new AppError('invalid_input', { fields: [hostile] })
}

function refuseUnknown(names: readonly string[]) {
  if (names.length > 0)
    throw new AppError('invalid_input', {
      fields: names.slice(0, 50).map((path) => ({ path, message: 'Isian ini tidak dikenal' })),
    })
}
