import { uploadTypes } from '@naikkelas/contract/enumerations'
import type { Upload } from '@naikkelas/ui/file-upload'
import { messageOf } from '../../../../shared/api/api-error.ts'
import { upload } from '../../../../shared/api/upload-file.ts'

/** Sends a file as material of courses, which only those who have the course may read. @returns its id */
export const uploadMaterial: Upload = async (file, { onProgress, signal }) => {
  const { address } = await upload(file, {
    type: uploadTypes.course,
    onProgress: (percent) => onProgress(percent / 100),
    signal,
  })
  return address.split('/').at(-1) ?? ''
}

/** Sentences of this screen and of the server, as they are. */
export const describeUploadError = (error: Error) => (error.constructor === Error ? error.message : messageOf(error))

/** What films and books may be. */
export const filmKinds = 'video/mp4,video/webm,.mp4,.m4v,.webm'
export const bookKinds = 'application/pdf,.pdf'
