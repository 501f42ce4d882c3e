export * from '../src/interactive/dropdown-menu/dropdown-menu.tsx'
