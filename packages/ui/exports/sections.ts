export type { SectionComponents, SectionImageProps } from '../src/sections/section-components.ts'
export * from '../src/sections/section-list.tsx'
export * from './sections/registry.ts'
export { views } from './sections/views.ts'
