import { module } from '../../../module.ts'
import { carryOutSettingChange } from './carry-out-setting-change.job.ts'
import { settingsRoutes } from './settings.routes.ts'

export const settingsModule = module({
  routes: () => settingsRoutes(),
  jobs: [carryOutSettingChange],
})
