export * from '../src/interactive/filter-popover/filter-popover.tsx'
export * from '../src/interactive/filter-popover/filter-popover.labels.ts'
