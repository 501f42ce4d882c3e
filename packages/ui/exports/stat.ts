export * from '../src/primitives/stat/stat.labels.ts'
export * from '../src/primitives/stat/stat.tsx'
export type { StatChange } from '../src/primitives/stat/written-change.ts'
