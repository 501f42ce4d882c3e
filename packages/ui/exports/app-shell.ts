export * from '../src/primitives/app-shell/app-shell.tsx'
