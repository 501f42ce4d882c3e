export * from '../src/primitives/input/input.tsx'
