import { downloadFilePath, downloadSchema, uploadDownloadPath } from '@naikkelas/contract'
import type { Context, Hono } from 'hono'
import type { AppContext } from '../../app-context.ts'
import {
  apiPrefix,
  AppError,
  checkOrigin,
  countTry,
  type HostRules,
  networkOf,
  type RequestContext,
  responseOf,
  successAnswer,
} from '../../http/index.ts'
import { blobResponse, type BlobStore } from '../uploads/index.ts'
import { downloadLink } from './download-link.ts'
import { bringDownloads } from './downloads.policy.ts'
import { findDownload } from './downloads.repo.ts'
import { uploadDownload } from './downloads.service.ts'

interface Tools {
  ctx: AppContext
  blobs: BlobStore
  rules: HostRules
  requestOf: (c: Context) => RequestContext
}

/** Files on their way in and out: read and sent as they come, so beside the router. */
export function downloadFiles<Env extends object>(hono: Hono<Env>, { ctx, blobs, rules, requestOf }: Tools): void {
  hono.post(`${apiPrefix}${uploadDownloadPath}`, async (c) => {
    const request = requestOf(c)
    checkOrigin(c.req.raw, rules)
    const actor = await request.findAdmin()
    if (!actor) throw new AppError('not_signed_in')
    if (!bringDownloads(actor)) throw new AppError('not_allowed')
    const download = await uploadDownload({ ...ctx, actor }, blobs, c.req.raw)
    return responseOf(successAnswer(201, downloadSchema.parse(download)), request.replyHeaders)
  })
  hono.get(`${apiPrefix}${downloadFilePath}/:token`, async (c) => {
    const { clientAddress } = requestOf(c)
    const { queries } = ctx.database
    await countTry(queries, [{ name: 'downloads', subject: networkOf(clientAddress), hits: 60, windowSeconds: 600 }])
    const token = c.req.param('token')
    const link = downloadLink(ctx, token)
    const download = link?.isOpen ? await findDownload(queries, link.downloadId) : undefined
    // Ended, or never ours: a page says so in words, and where a new one is had.
    if (!download) return c.redirect(`/unduh/${encodeURIComponent(token)}`, 302)
    const headers = {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encoded(download.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    }
    return blobResponse(c.req.raw, blobs, { sha256: download.sha256, size: download.bytes, headers })
  })
}

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
