import { getOwnProduct, listOwnProducts } from '@naikkelas/contract/learning'
import { bind } from '../../../platform/endpoints/index.ts'
import { learnerRealm } from '../../identity/learners/index.ts'
import * as products from './own-products.service.ts'
import { haveProducts } from './products.policy.ts'

const own = { for: learnerRealm, can: haveProducts, inView: 'shown' } as const

export const productRoutes = [
  bind(listOwnProducts, { ...own, run: (_, ctx) => products.listOwnProducts(ctx) }),
  bind(getOwnProduct, { ...own, run: (input, ctx) => products.getOwnProduct(ctx, input) }),
]
