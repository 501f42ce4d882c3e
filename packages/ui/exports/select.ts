export * from '../src/primitives/select/select.tsx'
