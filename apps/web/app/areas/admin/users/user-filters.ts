import { type UserFilter, type UserStatus, userStatuses } from '@naikkelas/contract/identity'
import { daysIn } from '../lists/days-in.ts'
import { wordsIn } from '../lists/params-in.ts'

export interface UserFilters {
  search: string
  status: UserStatus | undefined
  /** Days of registration in WIB; empty for no bound. */
  from: string
  until: string
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
    ...daysIn(params),
    older: side === 'sebelum' ? Number(number) : undefined,
    newer: side === 'sesudah' ? Number(number) : undefined,
  }
}

export const userQueryOf = ({ older, newer, ...filters }: UserFilters) => ({
  ...userExportFilterOf(filters),
  ...(older === undefined ? {} : { older }),
  ...(newer === undefined ? {} : { newer }),
})

/** The filters without a place; what is not chosen is left out. */
export const userExportFilterOf = ({
  search,
  status,
  from,
  until,
}: Omit<UserFilters, 'older' | 'newer'>): UserFilter => ({
  ...(search === '' ? {} : { search }),
  ...(status === undefined ? {} : { status }),
  ...(from === '' ? {} : { from }),
  ...(until === '' ? {} : { until }),
})
