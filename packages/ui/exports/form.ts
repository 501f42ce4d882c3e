export * from '../src/primitives/form/form.tsx'
export * from '../src/primitives/form/form.variants.ts'
