import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { errorReportLimits } from './error-report-limits.ts'

const text = (most: number) => z.string().check(z.maxLength(most))

/** A failure in a browser. Personal data are removed on the server before the report is forwarded. */
export const errorReportSchema = z.strictObject({
  /** `app`: a screen of the application; `page`: a published page. */
  side: z.enum(['app', 'page']),
  name: text(errorReportLimits.name),
  message: text(errorReportLimits.message),
  stack: z.optional(text(errorReportLimits.stack)),
  /** Of the screen, without query. */
  path: text(errorReportLimits.path).check(z.regex(/^\/[^?#]*$/)),
  /** The published page it happened on. */
  pageId: z.optional(z.uuid()),
})
export type BrowserErrorReport = z.infer<typeof errorReportSchema>

export const reportError = endpoint({
  method: 'POST',
  path: '/error-reports',
  summary: 'Report an error in a browser',
  input: { body: errorReportSchema },
  bodyBytes: errorReportLimits.bodyBytes,
  output: z.object({}),
})
