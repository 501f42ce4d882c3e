export * from '../src/primitives/avatar/avatar.tsx'
export * from '../src/primitives/avatar/avatar-group.tsx'
export * from '../src/primitives/avatar/avatar-group.labels.ts'
export * from '../src/primitives/avatar/avatar.variants.ts'
