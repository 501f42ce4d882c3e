import {
  type ImportedPage,
  importedPageSchema,
  type ImportedSections,
  importedSectionsSchema,
  importPagePath,
  importSectionsPath,
  pageFileLimits,
} from '@naikkelas/contract'
import { ApiError, offlineMessage } from '../../../shared/api/api-error.ts'
import { dataOf } from '../../../shared/api/call.ts'

/** A draft made of a file. @throws ApiError when it is refused */
export async function importPageFile(file: File): Promise<ImportedPage> {
  return importedPageSchema.parse(await send(importPagePath, file))
}

/** The sections of a file, with their media already in the library. @throws ApiError when it is refused */
export async function importSectionsFile(file: File): Promise<ImportedSections> {
  return importedSectionsSchema.parse(await send(importSectionsPath, file))
}

async function send(path: string, file: File): Promise<unknown> {
  // Said before hundreds of megabytes are sent for nothing.
  if (file.size > pageFileLimits.fileBytes)
    throw new ApiError(413, 'Berkas halaman paling besar 200 MB.', { code: 'page_file_too_large' })
  const body = new FormData()
  body.append('file', file)
  let response: Response
  try {
    // What no form of another site can send: the API takes files only with it.
    response = await fetch(`/api${path}`, { method: 'POST', body, headers: { 'x-requested-with': 'naikkelas' } })
  } catch {
    throw new ApiError(0, offlineMessage, { code: 'network' })
  }
  return dataOf(response)
}
