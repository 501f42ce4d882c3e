export * from '../src/interactive/dialog/dialog.tsx'
