import type { Admin, AdminAccount } from '@naikkelas/contract/identity'
import { wordsIn } from '../lists/params-in.ts'
import { roles, states } from './admin-words.ts'

export interface AdminFilters {
  search: string
  role: Admin['role'] | undefined
  state: AdminAccount['state'] | undefined
}

/** The filters of the list as its address has them; what no list has is left out. */
export function adminFiltersOf(params: URLSearchParams): AdminFilters {
  return {
    search: wordsIn(params, 'cari'),
    role: roles.find((role) => String(role) === params.get('peran')),
    state: states.find((state) => state === params.get('status')),
  }
}

/** Those that match: a part of the name or of the e-mail. */
export function filteredAdmins(admins: readonly AdminAccount[], { search, role, state }: AdminFilters) {
  const words = search.toLocaleLowerCase('id')
  return admins.filter(
    (admin) =>
      (role === undefined || admin.role === role) &&
      (state === undefined || admin.state === state) &&
      (words === '' || `${admin.name}\n${admin.email}`.toLocaleLowerCase('id').includes(words)),
  )
}
