import {
  createMediaFolder,
  cropMedia,
  deleteMediaFolder,
  describeMedia,
  getMedia,
  getMediaDetails,
  listMedia,
  listMediaFolders,
  moveMedia,
  restoreMedia,
  updateMediaFolder,
  uploadMedia,
} from '@naikkelas/contract/pages'
import { bind, bindUpload, listedRecord } from '../../../platform/endpoints/index.ts'
import * as crops from './crop.service.ts'
import * as folders from './folders.service.ts'
import * as library from './library.service.ts'
import { describePictures, uploadFiles, viewMedia } from './media.policy.ts'
import * as service from './media.service.ts'

export function mediaRoutes(ports: service.MediaPorts) {
  return [
    bind(listMedia, { can: viewMedia, run: (input, ctx) => library.listMedia(ctx, input) }),
    bindUpload(uploadMedia, {
      can: uploadFiles,
      run: async ({ query }, ctx, { request }) => {
        const { media, isNew } = await service.uploadMedia(ctx, ports, { request, ...query })
        return { data: media, isNew }
      },
    }),
    bind(getMedia, { can: viewMedia, run: (input, ctx) => service.getMedia(ctx, input) }),
    bind(getMediaDetails, { can: viewMedia, run: (input, ctx) => library.getMediaDetails(ctx, input) }),
    bind(describeMedia, {
      can: describePictures,
      record: { load: ({ params }, ctx) => service.getMedia(ctx, { params }) },
      run: (input, ctx) => library.describeMedia(ctx, input),
    }),
    bind(cropMedia, { can: uploadFiles, transaction: 'own', run: (input, ctx) => crops.cropMedia(ctx, ports, input) }),
    bind(moveMedia, { can: uploadFiles, run: (input, ctx) => library.moveMedia(ctx, input) }),
    bind(restoreMedia, { can: uploadFiles, run: (input, ctx) => library.restoreMedia(ctx, input) }),
    bind(listMediaFolders, { can: viewMedia, run: (_, ctx) => folders.listMediaFolders(ctx) }),
    bind(createMediaFolder, { can: uploadFiles, run: (input, ctx) => folders.createMediaFolder(ctx, input) }),
    bind(updateMediaFolder, {
      can: uploadFiles,
      record: listedRecord('folderId', async (ctx) => (await folders.listMediaFolders(ctx)).folders),
      run: (input, ctx) => folders.updateMediaFolder(ctx, input),
    }),
    bind(deleteMediaFolder, {
      can: uploadFiles,
      record: listedRecord('folderId', async (ctx) => (await folders.listMediaFolders(ctx)).folders),
      run: (input, ctx) => folders.deleteMediaFolder(ctx, input),
    }),
  ]
}
