export * from '../src/interactive/copy-button/copy-button.labels.ts'
export * from '../src/interactive/copy-button/copy-button.tsx'
