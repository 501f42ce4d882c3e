export * from '../src/sections/section-list.tsx'
export * from './sections/registry.ts'
export { views } from './sections/views.ts'
