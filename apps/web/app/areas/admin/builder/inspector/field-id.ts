/** DOM id of the control of a field. */
export function fieldId(sectionId: string, path: readonly string[]): string {
  return `isian-${sectionId}-${path.join('-')}`
}
