export * from '../src/interactive/tooltip/tooltip.tsx'
