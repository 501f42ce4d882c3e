/** Records that a file calls by name: courses by their links, all others by what admins read. */
export const namedLists = ['category', 'partner', 'instructor', 'course'] as const
export type NamedList = (typeof namedLists)[number]

export interface Named {
  list: NamedList
  id: string
  name: string
}

export interface Names {
  /** Empty for one that is gone. */
  nameOf: (list: NamedList, id: string) => string
  /** Every one that is called that, however it is capitalised. */
  idsOf: (list: NamedList, name: string) => readonly string[]
}

export const sameName = (name: string) => name.trim().toLowerCase()

export function namesIn(all: readonly Named[]): Names {
  const byId = new Map(all.map(({ list, id, name }) => [`${list} ${id}`, name]))
  const byName = Map.groupBy(all, ({ list, name }) => `${list} ${sameName(name)}`)
  return {
    nameOf: (list, id) => byId.get(`${list} ${id}`) ?? '',
    idsOf: (list, name) => (byName.get(`${list} ${sameName(name)}`) ?? []).map(({ id }) => id),
  }
}
