export * from '../src/primitives/site-bars/site-bars.tsx'
export * from '../src/primitives/site-bars/site-footer.tsx'
export type { BarGroup, BarLink, BarMenu, CurrentPath, Person } from '../src/primitives/site-bars/bar-types.ts'
