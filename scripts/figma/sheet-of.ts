export interface SheetOf {
  kind: 'primitives' | 'interactive' | 'sections' | 'icons'
  /** Of the folder and of the file. */
  name: string
}

/** Which sheet stories are drawn on, by their file; undefined for stories of pages and tokens. */
export function sheetOf(file: string): SheetOf | undefined {
  if (/(^|\/)src\/icons\/icons\.stories\.tsx$/.test(file)) return { kind: 'icons', name: 'icons' }
  const [, kind, name = ''] =
    /(?:^|\/)src\/(primitives|interactive|sections)\/([\w-]+)\/\2\.stories\.tsx$/.exec(file) ?? []
  return kind === 'primitives' || kind === 'interactive' || kind === 'sections' ? { kind, name } : undefined
}
