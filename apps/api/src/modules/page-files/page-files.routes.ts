import {
  type Admin,
  importedPageSchema,
  importedSectionsSchema,
  importPagePath,
  importSectionsPath,
} from '@naikkelas/contract'
import type { Context, Hono } from 'hono'
import type { AdminContext } from '../../app-context.ts'
import {
  apiPrefix,
  AppError,
  checkOrigin,
  type HostRules,
  type RequestContext,
  responseOf,
  successAnswer,
} from '../../http/index.ts'
import type { MediaPorts } from '../media/index.ts'
import { exportPage } from './export-page.service.ts'
import { importPage, importSections } from './import-page.service.ts'
import { exportPages, importPages } from './page-files.policy.ts'

interface Tools {
  requestOf: (c: Context) => RequestContext
  rules: HostRules
  media: MediaPorts
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Files instead of envelopes, sent and taken in while they come: beside the router, before it. */
export function pageFileRoutes<Env extends object>(hono: Hono<Env>, { requestOf, rules, media }: Tools): void {
  const signedIn = async (request: RequestContext, can: (actor: Admin) => boolean): Promise<AdminContext> => {
    const actor = await request.findAdmin()
    if (!actor) throw new AppError('not_signed_in')
    if (!can(actor)) throw new AppError('not_allowed')
    return { ...request.app, actor }
  }
  hono.get(`${apiPrefix}/admin/landing-pages/:pageId/export`, async (c) => {
    const ctx = await signedIn(requestOf(c), exportPages)
    const pageId = c.req.param('pageId') ?? ''
    if (!uuid.test(pageId)) throw new AppError('not_found')
    return exportPage(ctx, media.blobs, { pageId, sectionIds: c.req.query('sections')?.split(',') })
  })
  hono.post(`${apiPrefix}${importPagePath}`, async (c) => {
    checkOrigin(c.req.raw, rules)
    const request = requestOf(c)
    const ctx = await signedIn(request, importPages)
    const imported = importedPageSchema.parse(await importPage(ctx, media, c.req.raw))
    return responseOf(successAnswer(201, imported), request.replyHeaders)
  })
  hono.post(`${apiPrefix}${importSectionsPath}`, async (c) => {
    checkOrigin(c.req.raw, rules)
    const request = requestOf(c)
    const ctx = await signedIn(request, importPages)
    const imported = importedSectionsSchema.parse(await importSections(ctx, media, c.req.raw))
    return responseOf(successAnswer(201, imported), request.replyHeaders)
  })
}
