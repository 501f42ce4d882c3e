import {
  type ProductKind,
  productKinds,
  type SellableKind,
  type TransactionItemKind,
  transactionItemKinds,
} from '../enumerations/index.ts'

/** What an order line stores of a kind (product.md, CA5): product kind 1 to 3, and item kind 1 or 2. */
export const orderLineKinds: Readonly<
  Record<SellableKind, { productKind: ProductKind; itemKind: TransactionItemKind }>
> = {
  course: { productKind: productKinds.course, itemKind: transactionItemKinds.product },
  service: { productKind: productKinds.service, itemKind: transactionItemKinds.product },
  tool: { productKind: productKinds.product, itemKind: transactionItemKinds.product },
  add_on: { productKind: productKinds.product, itemKind: transactionItemKinds.addOn },
  event: { productKind: productKinds.product, itemKind: transactionItemKinds.product },
  partner_package: { productKind: productKinds.product, itemKind: transactionItemKinds.product },
}
