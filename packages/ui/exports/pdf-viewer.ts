export * from '../src/interactive/pdf-viewer/pdf-viewer.labels.ts'
export * from '../src/interactive/pdf-viewer/pdf-viewer.tsx'
