import { type FileOwner, fileOwners } from '@naikkelas/contract/files'
import { pageIn, wordsIn } from '../lists/params-in.ts'

export interface FileFilters {
  search: string
  /** 1 to 19. */
  type: number | undefined
  owner: FileOwner | undefined
  directory: string
  page: number
}

/** What the address asks the list for; what it cannot mean is left out. */
export function fileFiltersOf(params: URLSearchParams): FileFilters {
  const type = Number(params.get('jenis') ?? 0)
  return {
    search: wordsIn(params, 'cari'),
    type: Number.isInteger(type) && type >= 1 && type <= 19 ? type : undefined,
    owner: fileOwners.find((owner) => owner === params.get('pemilik')),
    directory: wordsIn(params, 'folder', 200),
    page: pageIn(params),
  }
}
