export * from '../src/theme/theme.schema.ts'
