export * from '../src/interactive/tour/tour.labels.ts'
export * from '../src/interactive/tour/tour.tsx'
