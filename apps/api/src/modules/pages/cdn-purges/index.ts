export { createHttpCdn } from './http-cdn.ts'
export { pageTag, purgeCdn } from './purge-cdn.job.ts'
export { cdnPurgesModule } from './module.ts'
