export { profilesModule } from './module.ts'
export { findWantedChannels } from './notification-choices.queries.ts'
