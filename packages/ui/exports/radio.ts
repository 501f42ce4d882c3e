export * from '../src/primitives/radio/radio.tsx'
