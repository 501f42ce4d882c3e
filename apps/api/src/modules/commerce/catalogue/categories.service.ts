import type { InputFor } from '@naikkelas/contract'
import {
  categoriesAtMost,
  type Category,
  type createCategory as createEndpoint,
  type deleteCategory as deleteEndpoint,
  type updateCategory as updateEndpoint,
} from '@naikkelas/contract/commerce'
import { uuidv7 } from 'uuidv7'
import type { AdminContext } from '../../../app-context.ts'
import { AppError } from '../../../errors/app-error.ts'
import {
  countCategoriesLocked,
  deleteCategoryRow,
  findCategories,
  findCategory,
  insertCategory,
  isCategoryUsed,
  lockCategory,
  replaceCategory,
} from './categories.repo.ts'
import { existing, refused, writing } from './refusals.ts'

export function listCategories({ database }: AdminContext): Promise<Category[]> {
  return findCategories(database.queries, categoriesAtMost)
}

export async function createCategory(
  ctx: AdminContext,
  { body: { value } }: InputFor<typeof createEndpoint>,
): Promise<Category> {
  const id = uuidv7()
  return ctx.database.transaction(async (tx) => {
    if ((await countCategoriesLocked(tx)) >= categoriesAtMost)
      throw refused('value.name', `Paling banyak ${categoriesAtMost} kategori`)
    await writing(() => insertCategory(tx, { id, value, actorId: ctx.actor.id, at: ctx.clock.now() }))
    return existing(await findCategory(tx, id))
  })
}

/** @throws AppError `sellable_changed` with both values when another admin changed it first */
export async function updateCategory(
  ctx: AdminContext,
  { params: { categoryId: id }, body: { value, version } }: InputFor<typeof updateEndpoint>,
): Promise<Category> {
  return ctx.database.transaction(async (tx) => {
    const before = existing(await lockCategory(tx, id))
    if (before.version !== version) throw new AppError('sellable_changed', { mine: value, theirs: before })
    await writing(() => replaceCategory(tx, { id, value, actorId: ctx.actor.id, at: ctx.clock.now() }))
    return existing(await findCategory(tx, id))
  })
}

/** @throws AppError `still_used` while anything is in it, archived or not */
export async function deleteCategory(
  ctx: AdminContext,
  { params: { categoryId: id } }: InputFor<typeof deleteEndpoint>,
): Promise<null> {
  return ctx.database.transaction(async (tx) => {
    existing(await lockCategory(tx, id))
    if (await isCategoryUsed(tx, id)) throw new AppError('still_used')
    await deleteCategoryRow(tx, id)
    return null
  })
}
