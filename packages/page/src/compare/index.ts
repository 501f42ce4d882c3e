export {
  compareDocuments,
  isDifferent,
  type PageComparison,
  type PageDifference,
  type SectionComparison,
} from './compare-documents.ts'
export type { FieldDifference } from './field-differences.ts'
export { diffWords, type TextPart } from './text-diff.ts'
