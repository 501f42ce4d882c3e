export * from '../src/primitives/description-list/description-list.tsx'
