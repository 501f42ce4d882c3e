export * from '../src/interactive/toolbar/toolbar.tsx'
