import { exportFormats, exportLeadsPath, mediaSchema, pageStreamPath, uploadMediaPath } from '@naikkelas/contract'
import type { Context, Hono } from 'hono'
import type { AppContext } from './app-context.ts'
import {
  AppError,
  apiPrefix,
  checkOrigin,
  checkReader,
  type HostRules,
  type RequestContext,
  responseOf,
  successAnswer,
} from './http/index.ts'
import type { findSessionOfRequest } from './modules/identity/index.ts'
import { exportLeads, manageLeads } from './modules/leads/index.ts'
import type { createPageStreams } from './modules/live-pages/index.ts'
import { type MediaPorts, uploadFiles, uploadMedia } from './modules/media/index.ts'

type Asked = Parameters<typeof findSessionOfRequest>[3]

interface Tools {
  app: AppContext
  rules: HostRules
  media: MediaPorts
  pageStreams: ReturnType<typeof createPageStreams>
  requestOf: (c: Context) => RequestContext
  findSession: (asked: Asked) => ReturnType<typeof findSessionOfRequest>
}

/** What is read or sent while it comes, and so is no small JSON in an envelope: beside the router, before it. */
export function streamedRoutes<Env extends object>(
  hono: Hono<Env>,
  { app, rules, media, pageStreams, requestOf, findSession }: Tools,
): void {
  // Uploads are read as they come in; everything else is small and read whole.
  hono.post(`${apiPrefix}${uploadMediaPath}`, async (c) => {
    const request = requestOf(c)
    checkOrigin(c.req.raw, rules)
    const actor = await request.findAdmin()
    if (!actor) throw new AppError('not_signed_in')
    if (!uploadFiles(actor)) throw new AppError('not_allowed')
    const uploaded = await uploadMedia({ ...app, actor }, media, c.req.raw)
    return responseOf(
      successAnswer(uploaded.isNew ? 201 : 200, mediaSchema.parse(uploaded.media)),
      request.replyHeaders,
    )
  })
  // Files instead of an envelope, sent while they are written.
  for (const format of exportFormats)
    hono.get(`${apiPrefix}${exportLeadsPath(format)}`, async (c) => {
      const actor = await requestOf(c).findAdmin()
      if (!actor) throw new AppError('not_signed_in')
      if (!manageLeads(actor)) throw new AppError('not_allowed')
      return exportLeads({ ...app, actor }, new URL(c.req.url).searchParams, format)
    })
  // Events instead of an envelope, for as long as the page is open.
  hono.on('GET', `${apiPrefix}${pageStreamPath.replace('{pageId}', ':pageId')}`, async (c) => {
    const request = requestOf(c)
    checkReader(c.req.raw)
    const session = await findSession(request)
    if (!session) throw new AppError('not_signed_in')
    const { searchParams } = new URL(c.req.url)
    const stream = await pageStreams.open(session, c.req.param('pageId') ?? '', searchParams)
    for (const line of request.replyHeaders.getSetCookie()) stream.headers.append('set-cookie', line)
    return stream
  })
}
