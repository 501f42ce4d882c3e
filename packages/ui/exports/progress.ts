export * from '../src/primitives/progress/progress.tsx'
