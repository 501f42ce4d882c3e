import type { SellableValue } from '@naikkelas/contract/commerce'

export type ValueOf<Kind extends SellableValue['kind']> = Extract<SellableValue, { kind: Kind }>

/** What the form holds; fields of one kind read it by their own shape. */
export interface SellableFormValues<Value extends SellableValue = SellableValue> {
  value: Value
  /** Why the price is another one. */
  reason: string
}

/** The part that all kinds have. */
export interface CommonFormValues {
  value: Omit<SellableValue, 'details' | 'kind'>
  reason: string
}
