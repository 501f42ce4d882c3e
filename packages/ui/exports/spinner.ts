export * from '../src/primitives/spinner/spinner.tsx'
export * from '../src/primitives/spinner/spinner.variants.ts'
