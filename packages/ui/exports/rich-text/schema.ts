export * from '../../src/rich-text/rich-text.schema.ts'
