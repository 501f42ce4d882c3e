import {
  type ImportedPage,
  importedPageSchema,
  type ImportedSections,
  importedSectionsSchema,
  importPagePath,
  importSectionsPath,
  pageFileLimits,
} from '@naikkelas/contract/pages'
import { ApiError } from '../../../shared/api/api-error.ts'
import { sendFile } from '../../../shared/api/send-file.ts'

/** Creates a draft from a file. @throws ApiError when it is rejected */
export async function importPageFile(file: File): Promise<ImportedPage> {
  return importedPageSchema.parse(await send(importPagePath, file))
}

/** The sections of a file, with their media imported into the library. @throws ApiError when it is rejected */
export async function importSectionsFile(file: File): Promise<ImportedSections> {
  return importedSectionsSchema.parse(await send(importSectionsPath, file))
}

async function send(path: string, file: File): Promise<unknown> {
  // Checked before hundreds of megabytes are sent in vain.
  if (file.size > pageFileLimits.fileBytes)
    throw new ApiError(413, 'Berkas halaman paling besar 200 MB.', { code: 'page_file_too_large' })
  return sendFile(path, file)
}
