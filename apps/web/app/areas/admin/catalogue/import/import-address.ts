import { sellableKinds } from '@naikkelas/contract'
import { type ImportPlan, importPlans } from '@naikkelas/contract/commerce'
import { type KindScreen, kindScreens } from '../kinds.ts'

const base = '/admin/impor-katalog'

/** Where a list is imported. */
export const importPath = ({ path }: Pick<KindScreen, 'path'>) => path.replace('/admin', base)

/** The list that the address names, by the last word of its own path. */
export const screenOfList = (list: string | undefined): KindScreen | undefined =>
  sellableKinds.map((kind) => kindScreens[kind]).find(({ path }) => path === `/admin/${list}`)

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Which rows are shown: those of one plan, those that were left, or all. */
export type ShownRows = ImportPlan | 'left' | 'all'

/** The opened import and its rows, as the address has them. */
export function importAddress(params: URLSearchParams) {
  const importId = params.get('impor') ?? ''
  const after = params.get('sesudah') ?? ''
  return {
    importId: id.test(importId) ? importId : null,
    plan: importPlans.find((plan) => plan === params.get('tampil')) ?? null,
    isLeft: params.get('tampil') === 'left',
    after: /^\d{1,7}$/.test(after) ? Number(after) : 0,
  }
}
