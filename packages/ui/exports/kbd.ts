export * from '../src/primitives/kbd/kbd.tsx'
export * from '../src/primitives/kbd/kbd.variants.ts'
