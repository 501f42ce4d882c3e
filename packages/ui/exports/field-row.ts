export * from '../src/primitives/field-row/field-row.tsx'
