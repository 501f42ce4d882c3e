export * from '../src/primitives/page-frame/page-frame.tsx'
