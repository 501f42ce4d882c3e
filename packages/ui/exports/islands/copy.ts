export * from '../../src/interactive/copy-button/copy-island.ts'
