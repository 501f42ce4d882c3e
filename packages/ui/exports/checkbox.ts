export * from '../src/primitives/checkbox/checkbox.tsx'
