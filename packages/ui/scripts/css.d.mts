/** The files of dist that are stylesheets, by name. */
export function buildCss(): Promise<Record<string, string>>
/** The stylesheet as Tailwind gets it. */
export function styleSource(): Promise<string>
/** Folder that imports of the source are relative to. */
export const base: string
/** dist/stories.css: the shipped stylesheet and the classes that only stories use. */
export function buildStoriesCss(): Promise<void>
