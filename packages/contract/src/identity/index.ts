export * from './identity.ts'
export * from './partners.ts'
