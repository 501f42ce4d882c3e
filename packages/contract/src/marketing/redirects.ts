import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const redirectsAtMost = 2000

export const redirectSchema = z.object({
  /** Path on this site that leads elsewhere. */
  path: z.string(),
  /** A path on this site, or an absolute URL. */
  target: z.string(),
  /** `page`: the old path of a moved page, which follows it; `typed`: created by hand. */
  kind: z.enum(['page', 'typed']),
  /** The page that used to be there; null for manually created redirects. */
  page: z.nullable(z.object({ id: z.uuid(), name: z.string(), kind: z.string(), link: z.string() })),
  /** The target is a path of this site without content: no page, no file, no redirect. This may be intended. */
  leadsToNothing: z.boolean(),
  hits: z.int(),
  lastHitAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type RedirectRule = z.infer<typeof redirectSchema>

export const listRedirects = endpoint({
  method: 'GET',
  path: '/admin/redirects',
  summary: 'All redirects, latest first; at most 2,000 of each kind',
  output: z.array(redirectSchema),
})

export const listRedirectDays = endpoint({
  method: 'GET',
  path: '/admin/redirects/days',
  summary: 'Visits of a redirect by day (WIB), last 90 days; days without visits are left out',
  input: { query: z.strictObject({ path: z.string().check(z.maxLength(300)) }) },
  output: z.array(z.object({ day: z.iso.date(), hits: z.int() })),
})

export const createRedirect = endpoint({
  method: 'POST',
  path: '/admin/redirects',
  summary: 'Create a redirect from an unused path',
  input: {
    body: z.strictObject({
      path: z.string().check(z.maxLength(300)),
      target: z.string().check(z.maxLength(2000)),
      /** The target that the client saw before it asked to change it. */
      replaces: z.optional(z.string().check(z.maxLength(2000))),
    }),
  },
  output: redirectSchema,
  successStatus: 201,
})

export const deleteRedirect = endpoint({
  method: 'DELETE',
  path: '/admin/redirects',
  summary: 'Delete a redirect',
  input: { query: z.strictObject({ path: z.string().check(z.maxLength(300)) }) },
  output: z.null(),
})

export const findRedirect = endpoint({
  method: 'GET',
  path: '/redirects',
  summary: 'Target of an unused path; public, a person’s visit is counted',
  input: {
    query: z.strictObject({
      path: z.string().check(z.maxLength(300)),
      /** How the source path matched. */
      by: z._default(z.enum(['GET', 'HEAD']), 'GET'),
    }),
  },
  output: z.object({ target: z.nullable(z.string()) }),
})
