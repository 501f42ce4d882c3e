export * from '../src/primitives/carousel/carousel.labels.ts'
export * from '../src/primitives/carousel/carousel.tsx'
