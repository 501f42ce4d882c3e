export * from '../src/interactive/video-player/video-player.labels.ts'
export * from '../src/interactive/video-player/video-player.tsx'
export * from '../src/interactive/video-player/video-source.ts'
