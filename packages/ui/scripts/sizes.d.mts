/** Bytes of gzip of what is taken from an entry, React and lazy engines left out, the files that went into it, and what it imports. */
export function sizeOf(
  entry: string,
  names?: '*' | readonly string[],
  of?: 'sources' | 'dist',
): Promise<{ bytes: number; files: string[]; imports: { path: string; kind: string }[] }>
/** Bytes of gzip of a stylesheet, minified. */
export function cssSize(text: string): Promise<number>
/** The most that these may weigh. */
export const budgets: Readonly<Record<string, { from: string; names: '*' | readonly string[]; bytes: number }>>
export const stylesheetBudget: number
