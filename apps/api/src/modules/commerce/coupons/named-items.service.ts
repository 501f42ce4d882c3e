import { type CouponKind, couponKinds, type CouponValue } from '@naikkelas/contract/commerce'
import type { Tx } from '../../../platform/database/index.ts'
import { findNamedItems } from './named-items.repo.ts'
import { refused } from './refusals.ts'

type Named = Pick<CouponValue, 'kinds' | 'validForIds' | 'audiences' | 'boughtIds'>

/**
 * What a coupon names exists and is of a kind where it says something.
 * @throws AppError `invalid_input` with the field
 */
export async function checkNamedItems(tx: Tx, { kinds, validForIds, audiences, boughtIds }: Named): Promise<void> {
  const found = await findNamedItems(tx, [...validForIds, ...boughtIds])
  const kindOf = new Map(found.map(({ id, kind }) => [id, kind as string]))
  const isOf = (id: string, allowed: readonly CouponKind[]) =>
    (allowed as readonly string[]).includes(kindOf.get(id) ?? '')
  if (validForIds.some((id) => !isOf(id, kinds)))
    throw refused('value.validForIds', 'Pilih dari jenis yang berlaku untuk kupon ini')
  const specific = couponKinds.filter((kind) => audiences[kind] === 'bought_specific')
  if (boughtIds.some((id) => !isOf(id, specific)))
    throw refused('value.boughtIds', 'Pilih dari jenis yang pembelinya ditentukan')
  const missing = specific.find((kind) => !boughtIds.some((id) => kindOf.get(id) === kind))
  if (missing !== undefined) throw refused('value.boughtIds', 'Pilih apa yang harus sudah dibeli')
}
