export { createLoadCache, type LoadCache } from './load-cache.ts'
