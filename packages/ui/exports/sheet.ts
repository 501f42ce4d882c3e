export * from '../src/primitives/sheet/sheet.tsx'
export * from '../src/primitives/sheet/sheet.variants.ts'
