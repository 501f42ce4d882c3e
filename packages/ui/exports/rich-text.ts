export * from '../src/rich-text/rich-text.schema.ts'
export * from '../src/rich-text/rich-text-value.ts'
export { RichText as RichTextView, type RichTextProps, linkProps } from '../src/rich-text/rich-text.tsx'
