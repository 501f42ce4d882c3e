export { findMediaOfHash, keepFirstOfSameBytes } from './duplicate-media.repo.ts'
export { createDrawingPixels } from './drawing-pixels.ts'
export { uploadFiles, viewMedia } from './media.policy.ts'
export { existingItem } from './library.service.ts'
export {
  findMediaByIds as findStoredMedia,
  type StoredMedia,
  updateAlt as nameMedia,
} from './media.repo.ts'
export { limitFor } from './media.rules.ts'
export { checkRoom, findMedia, type MediaPorts, storeMedia } from './media.service.ts'
export { findMediaFile, listMediaNames } from './media-file.ts'
export { createMediaHandler } from './serve-media.ts'
export { rasterise } from './picture-files.ts'
export { keepTemplatePictures } from './template-pictures.service.ts'
export { holdMediaFiles } from './unused-files.repo.ts'
export { mediaModule } from './module.ts'
