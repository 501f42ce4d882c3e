export * from '../src/primitives/breadcrumb/breadcrumb.tsx'
export * from '../src/primitives/breadcrumb/breadcrumb.variants.ts'
