export * from './feature-flags.ts'
export * from './public-site.ts'
export * from './settings-endpoints.ts'
export * from './site-settings.ts'
