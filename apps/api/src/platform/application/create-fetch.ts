import type { AppContext } from '../../app-context.ts'
import type { AppOptions, RequestFacts } from '../../app-options.ts'
import type { Module } from '../../module.ts'
import {
  addEndpoints,
  answerByRouter,
  anyMethod,
  type BoundEndpoint,
  checkHost,
  createRouter,
  errorAnswer,
  type HostRules,
  isMediaHost,
  type RequestContext,
  responseOf,
  type RouteHandler,
  type ViewSession,
} from '../endpoints/index.ts'
import { jobAdministrationRoutes } from '../job-administration/index.ts'
import type { SessionRequest } from '../realms/index.ts'
import type { JobDefinition } from '../jobs/index.ts'
import { createOpenApi } from '../openapi/index.ts'

interface Parts {
  app: AppContext
  modules: readonly Module[]
  definitions: readonly JobDefinition[]
  rules: HostRules
}

/** All endpoints, paths and files of the modules as one function from request to answer. */
export function createFetch({ app, modules, definitions, rules }: Parts) {
  const realms = new Map(modules.flatMap((one) => one.realms?.(app) ?? []).map((realm) => [realm.name, realm]))
  const [views] = modules.flatMap((one) => one.views?.(app) ?? [])
  const viewOf = async (asked: SessionRequest) => ((await views?.find(asked)) as ViewSession | null | undefined) ?? null
  const openApi = createOpenApi({
    bound: () => bound,
    publicUrl: app.publicUrl,
    version: app.version,
    cookies: Object.fromEntries([...realms].map(([name, { cookieName }]) => [name, cookieName])),
  })
  const bound: BoundEndpoint[] = [
    ...openApi.routes,
    ...jobAdministrationRoutes(definitions),
    ...modules.flatMap((one) => one.routes?.(app) ?? []),
  ]
  const files = modules.flatMap((one) => Object.entries(one.files?.(app) ?? {}))

  const router = createRouter<RouteHandler>()
  addEndpoints(router, bound, rules)
  for (const [prefix, serve] of files) router.add(anyMethod, `${prefix}*`, ({ request }) => serve(request))
  for (const paths of [openApi.paths, ...modules.map((one) => one.paths?.(app) ?? {})])
    for (const [path, handle] of Object.entries(paths)) router.add('GET', path, handle)

  function requestContext(
    request: Request,
    { clientAddress = 'unknown', isFromThisMachine = false }: RequestFacts,
  ): RequestContext {
    const asked = { request, clientAddress, replyHeaders: new Headers() }
    let view: ReturnType<RequestContext['findView']> | undefined
    const findView = () => (view ??= viewOf(asked))
    const sessions = new Map<string, ReturnType<RequestContext['findSession']>>()
    const lookUp = (name: string) =>
      name === views?.realm
        ? findView().then((found) => found ?? realms.get(name)?.findSession(asked) ?? null)
        : realms.get(name)?.findSession(asked)
    return {
      app,
      ...asked,
      isFromThisMachine,
      findView,
      async findSession(name) {
        const session = sessions.get(name) ?? lookUp(name)
        if (!session) return null
        sessions.set(name, session)
        return session
      },
    }
  }

  async function fetch(request: Request, facts: RequestFacts = {}): Promise<Response> {
    const { host, pathname } = new URL(request.url)
    if (isMediaHost(host, app.mediaOrigin)) {
      const [, serve] = files.find(([prefix]) => pathname.startsWith(prefix)) ?? []
      if (serve) return serve(request)
    }
    try {
      checkHost(request, rules)
    } catch (error) {
      return responseOf(errorAnswer(error))
    }
    return answerByRouter(router, requestContext(request, facts))
  }

  return { fetch, bound }
}

/** Which hosts an application answers for. */
export function hostRulesOf({
  appEnv,
  publicUrl,
  furtherHosts = [],
  mediaOrigin,
  isPartnerHost,
}: AppOptions): HostRules {
  return { appEnv, publicUrl, furtherHosts, mediaOrigin, isPartnerHost }
}
