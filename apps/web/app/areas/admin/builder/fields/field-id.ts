/** DOM id of the control of a field; of the page's own settings where there is no section. */
export function fieldId(sectionId: string | null, path: readonly string[]): string {
  return `isian-${sectionId ?? 'halaman'}-${path.join('-')}`
}
