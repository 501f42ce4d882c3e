export * from '../src/interactive/combobox/combobox.tsx'
export * from '../src/interactive/combobox/combobox.labels.ts'
