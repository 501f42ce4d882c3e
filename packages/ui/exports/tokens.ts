export * from '../src/tokens/tokens.gen.ts'
