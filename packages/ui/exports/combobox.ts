export * from '../src/interactive/combobox/combobox.tsx'
export type { ComboboxWords } from '../src/interactive/combobox/combobox.words.ts'
