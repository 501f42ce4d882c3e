export * from '../src/primitives/textarea/textarea.tsx'
