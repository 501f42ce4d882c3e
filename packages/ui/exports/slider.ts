export * from '../src/primitives/slider/slider.tsx'
export * from '../src/primitives/slider/slider.variants.ts'
