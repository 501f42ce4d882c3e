export * from '../src/interactive/toast/toast-options.ts'
export * from '../src/interactive/toast/toast.tsx'
