export * from '../src/interactive/tabs/tabs.tsx'
