export { changeLiveSessionStatus, createLiveSession } from './live-sessions.service.ts'
export { getLiveSessionPage } from './public-live.service.ts'
export { liveSessionsModule } from './module.ts'
