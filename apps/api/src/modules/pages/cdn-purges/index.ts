export { createHttpCdn } from './http-cdn.ts'
export { pageTag, requestCdnPurge } from './purge-cdn.job.ts'
export { cdnPurgesModule } from './module.ts'
