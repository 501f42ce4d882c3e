import { type FileOwner, fileOwners } from '@naikkelas/contract/files'

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
  const page = Number(params.get('halaman') ?? 1)
  const type = Number(params.get('jenis') ?? 0)
  return {
    search: (params.get('cari') ?? '').slice(0, 80),
    type: Number.isInteger(type) && type >= 1 && type <= 19 ? type : undefined,
    owner: fileOwners.find((owner) => owner === params.get('pemilik')),
    directory: (params.get('folder') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
