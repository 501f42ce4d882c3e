export * from '../src/primitives/icon-button/icon-button.tsx'
export * from '../src/primitives/icon-button/icon-button.variants.ts'
