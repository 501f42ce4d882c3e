import {
  cancelUpload,
  deleteFile,
  fileAddress,
  getFile,
  getUpload,
  listFiles,
  removeOwnPicture,
  setOwnPicture,
  signFileAddress,
  uploadFile,
  uploadToDirectory,
} from '@naikkelas/contract/files'
import { bind, bindFile, bindUpload } from '../../../platform/endpoints/index.ts'
import { deleteFiles, ownsPicture, viewFiles } from './files.policy.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import * as pictures from './own-picture.service.ts'
import * as own from './own-uploads.service.ts'
import { receiveUpload } from './receive-upload.service.ts'
import * as serving from './serve-file.service.ts'
import type { FilePorts } from './store-file.service.ts'
import * as stored from './stored-files.service.ts'

/** Audit entries name the account and not its data. */
const ownPicture = { for: learnerRealm, can: ownsPicture, audit: 'id' } as const

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
    bind(setOwnPicture, { ...ownPicture, run: (input, ctx) => pictures.setOwnPicture(ctx, input) }),
    bind(removeOwnPicture, { ...ownPicture, run: (_, ctx) => pictures.removeOwnPicture(ctx) }),
    bind(listFiles, { can: viewFiles, run: (input, ctx) => stored.listFiles(ctx, input) }),
    bind(deleteFile, {
      can: deleteFiles,
      record: { load: ({ params }, ctx) => stored.findListedFile(ctx, params.fileId) },
      run: (input, ctx) => stored.deleteFile(ctx, input),
    }),
  ]
}
