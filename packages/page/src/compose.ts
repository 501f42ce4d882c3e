/** Parts for pages that are written in code: sections, lists with ids, buttons and pictures of the templates. */
export * from './templates/template-parts.ts'
export { climbing, list, on, section } from './templates/template-section.ts'
