import { adminRoles, apiReferencePath, getAdminOpenApi, getOpenApi } from '@naikkelas/contract'
import { apiPrefix, bindFile, type BoundEndpoint } from '../endpoints/index.ts'
import { apiReference } from './api-reference.ts'
import { endpointNames } from './endpoint-names.ts'
import { type DescribedEndpoint, openApiDocument } from './openapi-document.rules.ts'

interface Parts {
  /** Every endpoint there is, these two among them. */
  bound: () => readonly BoundEndpoint[]
  publicUrl: string
  version: string
  /** Names of session cookies by realm. */
  cookies: Readonly<Record<string, string>>
}

const isOfAdmin = ({ path }: { path: string }) => path.startsWith('/admin/')

/** The documents that others make their clients of: of what is open to visitors, learners and partners, and of the back office. */
export function createOpenApi({ bound, publicUrl, version, cookies }: Parts) {
  const described = (): DescribedEndpoint[] => {
    const names = endpointNames()
    return bound().map(({ method, path, realm, endpoint }) => ({
      name: names.get(endpoint) ?? `${method.toLowerCase()}${path}`,
      method,
      path,
      realm,
      endpoint,
    }))
  }
  const options = { version, server: `${publicUrl}${apiPrefix}`, cookies }
  // Made when it is first asked for: hundreds of schemas, which most processes never need.
  const publicDocument = once(() =>
    openApiDocument(
      described().filter((endpoint) => !isOfAdmin(endpoint)),
      {
        title: 'Naikkelas',
        description:
          'What visitors, learners and partners may ask for. Every answer of JSON is an envelope: status, message, data.',
        ...options,
      },
    ),
  )
  const adminDocument = once(() =>
    openApiDocument(described().filter(isOfAdmin), {
      title: 'Naikkelas: back office',
      description: 'What admins may ask for, each in the menus they hold. Every answer of JSON is an envelope.',
      ...options,
    }),
  )
  // Writing the text of one takes as long as answering dozens of other requests.
  const publicText = once(() => JSON.stringify(publicDocument()))
  const adminText = once(() => JSON.stringify(adminDocument()))
  return {
    /** Outside of /api: the reference that people read. */
    paths: { [apiReferencePath]: async () => apiReference(publicDocument()) },
    routes: [
      bindFile(getOpenApi, { can: 'anyone', run: () => documentAnswer(publicText(), 'public, max-age=300') }),
      bindFile(getAdminOpenApi, {
        can: ({ role }) => role === adminRoles.superAdmin,
        run: () => documentAnswer(adminText(), 'no-store'),
      }),
    ],
  }
}

function documentAnswer(text: string, cacheControl: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}
