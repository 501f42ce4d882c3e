export * from '../src/interactive/toast/toast.tsx'
