export * from '../src/primitives/switch/switch.tsx'
