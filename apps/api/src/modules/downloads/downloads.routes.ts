import { deleteDownload, getDownloadLink, listDownloads } from '@naikkelas/contract'
import { bind, createReadLimit } from '../../http/index.ts'
import { bringDownloads, viewDownloads } from './downloads.policy.ts'
import * as service from './downloads.service.ts'

export function downloadsRoutes() {
  const countRead = createReadLimit({ name: 'download links', hits: 120, windowMs: 60_000 })
  return [
    bind(listDownloads, { can: viewDownloads, run: (_, ctx) => service.listDownloads(ctx) }),
    bind(deleteDownload, { can: bringDownloads, run: (input, ctx) => service.deleteDownload(ctx, input) }),
    bind(getDownloadLink, {
      can: 'anyone',
      run: async (input, ctx, { clientAddress }) => {
        countRead(clientAddress)
        return service.getDownloadLink(ctx, input)
      },
    }),
  ]
}
