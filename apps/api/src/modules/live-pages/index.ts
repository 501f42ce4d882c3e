export { livePagesRoutes } from './live-pages.routes.ts'
export { createPageStreams, type PageStreams } from './page-streams.ts'
export { deleteExpiredPresences } from './presence.repo.ts'
