export * from '../src/primitives/navigation-menu/navigation-menu.tsx'
