import { exportPage, importPage, importSections } from '@naikkelas/contract/pages'
import { bindFile, bindUpload } from '../../../platform/endpoints/index.ts'
import type { MediaPorts } from '../media/index.ts'
import * as exporting from './export-page.service.ts'
import * as importing from './import-page.service.ts'
import { exportPages, importPages } from './page-files.policy.ts'

export function pageFilesRoutes(media: MediaPorts) {
  return [
    bindFile(exportPage, {
      can: exportPages,
      run: ({ params: { pageId }, query }, ctx) =>
        exporting.exportPage(ctx, media.blobs, { pageId, sectionIds: query.sections?.split(',') }),
    }),
    bindUpload(importPage, {
      can: importPages,
      run: async (_, ctx, { request }) => ({ data: await importing.importPage(ctx, media, request), isNew: true }),
    }),
    bindUpload(importSections, {
      can: importPages,
      run: async (_, ctx, { request }) => ({ data: await importing.importSections(ctx, media, request), isNew: true }),
    }),
  ]
}
