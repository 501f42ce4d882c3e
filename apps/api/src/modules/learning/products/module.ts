import { module } from '../../../module.ts'
import { productRoutes } from './products.routes.ts'

export const productsModule = module({ routes: () => productRoutes })
