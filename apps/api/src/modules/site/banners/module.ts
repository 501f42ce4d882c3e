import { module } from '../../../module.ts'
import { bannerRoutes } from './banners.routes.ts'

export const bannersModule = module({ routes: () => bannerRoutes })
