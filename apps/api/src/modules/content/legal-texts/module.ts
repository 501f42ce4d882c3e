import { module } from '../../../module.ts'
import { findLegalVersions } from './legal-texts.repo.ts'
import { legalTextRoutes } from './legal-texts.routes.ts'

export const legalTextsModule = module({ routes: () => legalTextRoutes, legalVersions: findLegalVersions })
