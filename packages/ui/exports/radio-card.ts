export * from '../src/primitives/radio-card/radio-card-group.tsx'
export * from '../src/primitives/radio-card/radio-card.tsx'
