import { purgeCdn } from './purge-cdn.job.ts'
import { module } from '../../../module.ts'

export const cdnPurgesModule = module({
  jobs: [purgeCdn],
})
