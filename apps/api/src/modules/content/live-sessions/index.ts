export { changeLiveSessionStatus, createLiveSession } from './live-sessions.service.ts'
export { liveSessionsModule } from './module.ts'
