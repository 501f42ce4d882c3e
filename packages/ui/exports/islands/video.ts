export * from '../../src/sections/video/video-island.ts'
