export * from '../../src/interactive/time-left/time-left-island.ts'
