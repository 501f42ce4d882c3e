export * from '../src/interactive/popover/popover.tsx'
export * from '../src/interactive/popover/popover.variants.ts'
