import * as z from 'zod'

const publicVersion = z.nullable(z.number())

/** How a page was before an act and what it became: all that taking it back needs. */
export const traceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), changeId: z.uuid() }),
  z.object({ kind: z.literal('folder'), from: z.nullable(z.uuid()), to: z.nullable(z.uuid()) }),
  z.object({ kind: z.literal('labels'), added: z.array(z.uuid()), removed: z.array(z.uuid()) }),
  /** Versions that visitors saw before and after; null when they saw none. */
  z.object({ kind: z.literal('public'), from: publicVersion, to: publicVersion }),
  z.object({ kind: z.literal('trash'), from: publicVersion }),
])
export type Trace = z.infer<typeof traceSchema>

/** Whether something of a page was taken back, and why the rest was not. */
export interface Undone {
  isRestored: boolean
  reason: string | null
}
