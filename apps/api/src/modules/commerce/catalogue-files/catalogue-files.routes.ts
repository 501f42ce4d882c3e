import {
  applySellableImport,
  exportSellables,
  getSellableImport,
  listSellableImports,
  previewSellableImport,
  undoSellableImport,
} from '@naikkelas/contract/commerce'
import type { AdminContext } from '../../../app-context.ts'
import { bind, bindFile, bindUpload } from '../../../platform/endpoints/index.ts'
import { manageCatalogue, viewCatalogue } from '../catalogue/index.ts'
import * as applying from './apply-import.service.ts'
import { exportSellables as sendSellables } from './export-sellables.ts'
import * as imports from './imports.service.ts'
import { previewSellableImport as preview } from './preview-import.service.ts'

const oneImport = {
  load: ({ params: { importId } }: { params: { importId: string } }, ctx: AdminContext) =>
    imports.viewedImport(ctx, importId),
}

export const catalogueFilesRoutes = [
  bindFile(exportSellables, { can: viewCatalogue, run: (input, ctx) => sendSellables(ctx, input) }),
  bindUpload(previewSellableImport, {
    can: manageCatalogue,
    audit: 'none',
    run: async ({ params: { kind } }, ctx, { request }) => ({ data: await preview(ctx, kind, request), isNew: true }),
  }),
  bind(listSellableImports, { can: viewCatalogue, run: (input, ctx) => imports.listSellableImports(ctx, input) }),
  bind(getSellableImport, { can: viewCatalogue, run: (input, ctx) => imports.getSellableImport(ctx, input) }),
  bind(applySellableImport, {
    can: manageCatalogue,
    record: oneImport,
    run: (input, ctx) => applying.applySellableImport(ctx, input),
  }),
  bind(undoSellableImport, {
    can: manageCatalogue,
    record: oneImport,
    run: (input, ctx) => applying.undoSellableImport(ctx, input),
  }),
]
