export * from '../src/primitives/section/section.tsx'
export * from '../src/primitives/section/section.variants.ts'
