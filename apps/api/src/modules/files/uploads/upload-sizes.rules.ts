import { uploadLimits, type UploadPolicy } from '@naikkelas/contract/files'
import { AppError } from '../../../errors/app-error.ts'

/** What a file of a policy is refused with when it is too large. */
export function tooLargeFor({ bytes }: UploadPolicy): AppError {
  if (bytes >= uploadLimits.fileBytes - 1) return new AppError('file_too_large')
  return tooLarge(`Berkas paling besar ${Math.floor(bytes / 1_048_576)} MB`)
}

/** What a request is refused with that brings too much at once. */
export const tooLargeAtOnce = () => tooLarge('Berkas 100 MB atau lebih dikirim dalam bagian sebesar 50 MB')
export const tooLargeChunk = () => tooLarge('Satu bagian paling besar 50 MB')

const tooLarge = (message: string) => new AppError('upload_too_large', { fields: [{ path: 'file', message }] })
