import type { SellableValue } from '@naikkelas/contract/commerce'
import type { Queries } from '../../../platform/database/index.ts'
import { findNamed } from './names.repo.ts'
import { type Names, namesIn, sameName } from './names.rules.ts'

/** Names of all records that values refer to, and records of the names that a file says. */
export async function findNames(
  queries: Queries,
  values: readonly SellableValue[],
  said: readonly string[] = [],
): Promise<Names> {
  const ids = new Set(values.flatMap(idsIn))
  const names = new Set(said.map(sameName))
  return namesIn(ids.size + names.size === 0 ? [] : await findNamed(queries, [...ids], [...names]))
}

function idsIn(value: SellableValue): string[] {
  const own = [value.categoryId, value.partnerId].filter((id) => id !== null)
  if (value.kind === 'course') return [...own, ...value.details.instructorIds, ...value.details.bundledIds]
  return value.kind === 'event' ? [...own, ...value.details.speakerIds] : own
}
