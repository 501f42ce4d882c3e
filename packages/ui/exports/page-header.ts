export * from '../src/primitives/page-header/page-header.tsx'
