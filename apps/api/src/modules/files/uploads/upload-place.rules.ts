import type { UploadType } from '@naikkelas/contract/enumerations'
import { type UploadPolicy, uploadPolicies } from '@naikkelas/contract/files'
import { AppError } from '../../../errors/app-error.ts'

/** Where a file goes and what holds for it there. */
export interface UploadPlace {
  policy: UploadPolicy
  /** That of the policy, and folders in it. */
  directory: string
}

const folderPattern = /^[a-z0-9][a-z0-9-]{0,39}(\/[a-z0-9][a-z0-9-]{0,39}){0,4}$/

/**
 * The place that `type` and `directory` name. A directory is a label: small letters, digits and hyphens, without a way
 * up. One that does not begin with a directory of its type is a folder in the type's first.
 * @throws AppError `invalid_input` with the field
 */
export function placeOf(type: string | undefined, directory: string | undefined): UploadPlace {
  const policies = uploadPolicies.filter((one) => String(one.type) === type)
  const [first] = policies
  if (!first) throw refused('type', 'Jenis unggahan ini tidak dikenal')
  const asked = (directory ?? '').replace(/\/$/, '')
  if (asked === '') return { policy: first, directory: first.directory }
  if (!folderPattern.test(asked)) throw refused('directory', 'Folder hanya berisi huruf kecil, angka, dan tanda hubung')
  const policy = policies.find((one) => asked === one.directory || asked.startsWith(`${one.directory}/`))
  const place = policy ? { policy, directory: asked } : { policy: first, directory: `${first.directory}/${asked}` }
  if (place.directory !== place.policy.directory && !place.policy.hasFolders)
    throw refused('directory', 'Folder ini tidak dipakai untuk jenis unggahan ini')
  return place
}

/** The policy that a stored file came in by. */
export function policyOf({ type, directory }: { type: number; directory: string }): UploadPolicy {
  return placeOf(String(type as UploadType), directory).policy
}

const refused = (path: string, message: string) => new AppError('invalid_input', { fields: [{ path, message }] })
