import { type UserStatus, userStatuses } from '@naikkelas/contract/identity'
import { wordsIn } from '../lists/params-in.ts'

export interface UserFilters {
  search: string
  status: UserStatus | undefined
  /** Which page: after or before the account of a number; the first one without either. */
  older: number | undefined
  newer: number | undefined
}

const placePattern = /^(sebelum|sesudah)-([1-9]\d{0,14})$/

/** A page as the address has it, in `halaman`: accounts that registered before or after one. */
export const pageAt = (side: 'older' | 'newer', number: number) =>
  `${side === 'older' ? 'sebelum' : 'sesudah'}-${number}`

/** The filters of the list as its address has them; what no list has is left out. */
export function userFiltersOf(params: URLSearchParams): UserFilters {
  const [, side, number] = placePattern.exec(params.get('halaman') ?? '') ?? []
  return {
    search: wordsIn(params, 'cari'),
    status: userStatuses.find((status) => status === params.get('status')),
    older: side === 'sebelum' ? Number(number) : undefined,
    newer: side === 'sesudah' ? Number(number) : undefined,
  }
}

export function userQueryOf({ search, status, older, newer }: UserFilters) {
  return {
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(older === undefined ? {} : { older }),
    ...(newer === undefined ? {} : { newer }),
  }
}
