export * from '../../src/rich-text/rich-text.schema.ts'
export * from '../../src/rich-text/rich-text-value.ts'
