/** The site's navigation bars above course and event pages, for the builder's visitor preview. */
export { menuOf } from './menu.ts'
export { Navigation, navigationCss } from './navigation.tsx'
