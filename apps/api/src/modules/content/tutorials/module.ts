import { module } from '../../../module.ts'
import { tutorialAddresses } from './public-tutorials.service.ts'
import { tutorialRoutes } from './tutorials.routes.ts'

export const tutorialsModule = module({ routes: () => tutorialRoutes, addresses: tutorialAddresses })
