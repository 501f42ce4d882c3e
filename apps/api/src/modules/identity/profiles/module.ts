import { module } from '../../../module.ts'
import { profileData } from './personal-data.repo.ts'
import { profilesRoutes } from './profiles.routes.ts'

export const profilesModule = module({
  routes: () => profilesRoutes,
  personalData: profileData,
})
