import {
  cancelUpload,
  deleteFile,
  fileAddress,
  getFile,
  getUpload,
  listFiles,
  signFileAddress,
  uploadFile,
  uploadToDirectory,
} from '@naikkelas/contract/files'
import { bind, bindFile, bindUpload } from '../../../platform/endpoints/index.ts'
import { deleteFiles, viewFiles } from './files.policy.ts'
import * as own from './own-uploads.service.ts'
import { receiveUpload } from './receive-upload.service.ts'
import * as serving from './serve-file.service.ts'
import type { FilePorts } from './store-file.service.ts'
import * as stored from './stored-files.service.ts'

/**
 * Uploads are open to two realms and, for job applications, to visitors: who may is decided by the policy of the type,
 * once it is known. What the row of a file says is its history.
 */
export function uploadsRoutes(ports: FilePorts) {
  return [
    bindUpload(uploadFile, {
      can: 'anyone',
      run: async (_, ctx, request) => {
        const { fileId, isNew } = await receiveUpload(ctx, ports, { request, takesChunks: true })
        return { data: fileId === null ? null : fileAddress(fileId), isNew }
      },
    }),
    bindUpload(uploadToDirectory, {
      can: 'anyone',
      run: async (_, ctx, request) => {
        const { fileId, isNew } = await receiveUpload(ctx, ports, { request, takesChunks: false })
        return { data: fileAddress(fileId ?? ''), isNew }
      },
    }),
    bind(getUpload, { can: 'anyone', run: (input, ctx, request) => own.getUpload(ctx, input, request) }),
    bind(cancelUpload, {
      can: 'anyone',
      run: (input, ctx, request) => own.cancelUpload(ctx, ports.blobs, input, request),
    }),
    bindFile(getFile, {
      can: 'anyone',
      run: (input, ctx, request) => serving.getFile(ctx, ports.blobs, input, request),
    }),
    bind(signFileAddress, {
      can: 'anyone',
      run: (input, ctx, request) => serving.signFileAddress(ctx, input, request),
    }),
    bind(listFiles, { can: viewFiles, run: (input, ctx) => stored.listFiles(ctx, input) }),
    bind(deleteFile, {
      can: deleteFiles,
      record: { load: ({ params }, ctx) => stored.findListedFile(ctx, params.fileId) },
      run: (input, ctx) => stored.deleteFile(ctx, input),
    }),
  ]
}
