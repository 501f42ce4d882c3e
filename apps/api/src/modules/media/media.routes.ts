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
} from '@naikkelas/contract'
import { bind } from '../../http/index.ts'
import * as crops from './crop.service.ts'
import * as folders from './folders.service.ts'
import * as library from './library.service.ts'
import { describePictures, uploadFiles, viewMedia } from './media.policy.ts'
import * as service from './media.service.ts'

export function mediaRoutes(ports: service.MediaPorts) {
  return [
    bind(listMedia, { can: viewMedia, run: (input, ctx) => library.listMedia(ctx, input) }),
    bind(getMedia, { can: viewMedia, run: (input, ctx) => service.getMedia(ctx, input) }),
    bind(getMediaDetails, { can: viewMedia, run: (input, ctx) => library.getMediaDetails(ctx, input) }),
    bind(describeMedia, { can: describePictures, run: (input, ctx) => library.describeMedia(ctx, input) }),
    bind(cropMedia, { can: uploadFiles, run: (input, ctx) => crops.cropMedia(ctx, ports, input) }),
    bind(moveMedia, { can: uploadFiles, run: (input, ctx) => library.moveMedia(ctx, input) }),
    bind(restoreMedia, { can: uploadFiles, run: (input, ctx) => library.restoreMedia(ctx, input) }),
    bind(listMediaFolders, { can: viewMedia, run: (_, ctx) => folders.listMediaFolders(ctx) }),
    bind(createMediaFolder, { can: uploadFiles, run: (input, ctx) => folders.createMediaFolder(ctx, input) }),
    bind(updateMediaFolder, { can: uploadFiles, run: (input, ctx) => folders.updateMediaFolder(ctx, input) }),
    bind(deleteMediaFolder, { can: uploadFiles, run: (input, ctx) => folders.deleteMediaFolder(ctx, input) }),
  ]
}
