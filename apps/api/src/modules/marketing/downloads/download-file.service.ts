import type { InputFor } from '@naikkelas/contract'
import type { getDownloadFile as endpoint } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import { blobResponse, type BlobStore } from '../../../platform/files/uploads/index.ts'
import { downloadLink } from './download-link.ts'
import { findDownload } from './downloads.repo.ts'

/** The file of a signed link; a link that has ended leads to a page that says so, and where a new one is had. */
export async function getDownloadFile(
  ctx: AppContext,
  blobs: BlobStore,
  { params: { token } }: InputFor<typeof endpoint>,
  request: Request,
): Promise<Response> {
  const link = downloadLink(ctx, token)
  const download = link?.isOpen ? await findDownload(ctx.database.queries, link.downloadId) : undefined
  if (!download)
    return new Response(null, { status: 302, headers: { location: `/unduh/${encodeURIComponent(token)}` } })
  // A database restored without its files names what is not there.
  const size = await blobs.size(download.sha256)
  if (size === undefined) throw new AppError('not_found')
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encoded(download.name)}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  }
  return blobResponse(request, blobs, { sha256: download.sha256, size, headers })
}

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
