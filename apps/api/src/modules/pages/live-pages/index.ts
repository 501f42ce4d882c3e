export { pageStreamsOf, type PageStreams } from './page-streams.ts'
export { livePagesModule } from './module.ts'
