import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** Someone with an account at the provider. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

/**
 * An OpenID Connect provider on a port of its own. Every visitor is signed in as `person` and agrees, unless `agrees` is
 * false.
 */
export async function startOpenIdProvider(redirectUri: string) {
  const asked: { person: Person; agrees: boolean } = { person: { sub: 'nobody' }, agrees: true }
  const people = new Map<string, Person>()
  let handle: RequestListener = (_, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'naikkelas', clientSecret: 'a-secret-that-only-tests-use' }
  const { privateKey: signingKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does it: the ID token has the claims that the scopes name.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key that only tests use'] },
    jwks: { keys: [{ ...signingKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/masuk/${uid}` },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
    async loadExistingGrant({ oidc: { client: asking, session } }: Asking) {
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  handle = (request, response) => {
    if (!request.url?.startsWith('/masuk/')) return answer(request, response)
    const { person, agrees } = asked
    people.set(person.sub, person)
    const result = agrees ? { login: { accountId: person.sub } } : { error: 'access_denied' }
    provider.interactionFinished(request, response, result).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  }

  /** Goes where a browser is sent, until the provider sends it back; answers the query it comes back with. */
  async function visit(address: string, person: Person, { agrees = true } = {}): Promise<string> {
    Object.assign(asked, { person, agrees })
    const cookies = new Map<string, string>()
    let next = address
    for (let step = 0; step < 10; step++) {
      if (next.startsWith(redirectUri)) return new URL(next).search.slice(1)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
      const body = await response.text()
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name = '', ...value] = pair.split('=')
        cookies.set(name, value.join('='))
      }
      const location = response.headers.get('location')
      if (location === null) throw new Error(`The provider answered ${response.status}: ${body.slice(0, 500)}`)
      next = new URL(location, next).href
    }
    throw new Error('The provider sends in circles.')
  }

  async function stop() {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { issuer, ...client, asked, visit, stop }
}

interface Asking {
  oidc: { client: { clientId: string }; session: { accountId: string } }
}
