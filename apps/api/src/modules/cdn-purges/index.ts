export type { CdnPort } from './cdn-port.ts'
export { createHttpCdn } from './http-cdn.ts'
export { createPurger, pageTag } from './purge-due.service.ts'
