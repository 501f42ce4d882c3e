export * from '../src/primitives/timeline/timeline.tsx'
export * from '../src/primitives/timeline/timeline.variants.ts'
