export * from '../../src/sections/countdown/countdown-island.ts'
