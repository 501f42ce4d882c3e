import type { UploadType } from '@naikkelas/contract/enumerations'
import type { AppContext } from '../../../app-context.ts'
import type { StagedBlob } from '../../../platform/files/uploads/index.ts'
import { storeFile } from './store-file.service.ts'
import { placeOf } from './upload-place.rules.ts'

interface Added {
  type: UploadType
  name: string
  contentType: string
  adminId: string
  /** Whole, as it is kept. */
  staged: StagedBlob
  bytes: number
}

/** Keeps a file that the installation itself brings, as if this admin had uploaded it. @returns its id */
export function addFile(ctx: AppContext, { type, name, contentType, adminId, staged, bytes }: Added): Promise<string> {
  return storeFile(
    ctx,
    ctx.ports,
    {
      owner: { realm: 'admin', id: adminId },
      place: placeOf(String(type), undefined),
      name,
      content: { contentType, picture: null },
      staged,
      bytes,
    },
    async () => {},
  )
}
