declare module 'virtual:naikkelas-entries' {
  /** Where outsiders import each component from, by its name. */
  export const entries: Readonly<Record<string, string>>
}

declare module 'virtual:naikkelas-status' {
  export const status: readonly import('./package-status.ts').Entry[]
}
