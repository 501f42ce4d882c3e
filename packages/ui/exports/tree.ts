export * from '../src/interactive/tree/tree.tsx'
export type { TreeItem } from '../src/interactive/tree/visible-items.ts'
