export * from '../src/interactive/confirm-dialog/confirm-dialog.tsx'
