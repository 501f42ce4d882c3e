export * from '../src/primitives/rating/rating-input.labels.ts'
export * from '../src/primitives/rating/rating-input.tsx'
export * from '../src/primitives/rating/rating.labels.ts'
export * from '../src/primitives/rating/rating.tsx'
