import {
  deleteDownload,
  getDownloadFile,
  getDownloadLink,
  listDownloads,
  uploadDownload,
} from '@naikkelas/contract/marketing'
import {
  bind,
  bindFile,
  bindUpload,
  countTry,
  createReadLimit,
  listedRecord,
} from '../../../platform/endpoints/index.ts'
import type { BlobStore } from '../../../platform/files/uploads/index.ts'
import { getDownloadFile as sendFile } from './download-file.service.ts'
import { downloadFileLimit } from './downloads.limits.ts'
import { bringDownloads, viewDownloads } from './downloads.policy.ts'
import * as service from './downloads.service.ts'

export function downloadsRoutes(blobs: BlobStore) {
  const countRead = createReadLimit({ name: 'download links', hits: 120, windowMs: 60_000 })
  return [
    bind(listDownloads, { can: viewDownloads, run: (_, ctx) => service.listDownloads(ctx) }),
    bindUpload(uploadDownload, {
      can: bringDownloads,
      run: async (_, ctx, { request }) => ({ data: await service.uploadDownload(ctx, blobs, request), isNew: true }),
    }),
    bind(deleteDownload, {
      can: bringDownloads,
      record: listedRecord('downloadId', service.listDownloads),
      run: (input, ctx) => service.deleteDownload(ctx, input),
    }),
    bind(getDownloadLink, {
      can: 'anyone',
      limit: ({ clientAddress }) => countRead(clientAddress),
      run: (input, ctx) => service.getDownloadLink(ctx, input),
    }),
    bindFile(getDownloadFile, {
      can: 'anyone',
      limit: ({ app, clientAddress }) => countTry(app.database.queries, [downloadFileLimit(clientAddress)]),
      run: (input, ctx, { request }) => sendFile(ctx, blobs, input, request),
    }),
  ]
}
