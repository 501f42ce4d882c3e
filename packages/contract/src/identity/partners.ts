import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import type { pageKinds } from '../enumerations/index.ts'
import { plainText, visiblePattern } from '../plain-text.ts'

/** Reserved labels below our own host: no partner may take them. */
const houseLabels = new Set(
  `www api app admin partner mitra akun login masuk bantuan help status blog artikel forum live media cdn static assets
  img mail smtp imap pop mx ns ns1 ns2 dns ftp vpn dev staging test demo beta localhost kelas event checkout bayar`.split(
    /\s+/,
  ),
)

/** The `ref` parameter of a partner's links: 3 to 32 lower-case letters, digits and inner hyphens. */
export const partnerReferenceSchema = z.string({ error: 'Kode rujukan harus diisi' }).check(
  z.minLength(3, { error: 'Kode rujukan minimal 3 karakter' }),
  z.maxLength(32, { error: 'Kode rujukan maksimal 32 karakter' }),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'Kode rujukan hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya',
  }),
)

/** The first label of a partner's own host: a valid host label that is not reserved. */
export const partnerSubdomainSchema = z.string({ error: 'Subdomain tidak dapat dibaca' }).check(
  z.minLength(3, { error: 'Subdomain minimal 3 karakter' }),
  z.maxLength(40, { error: 'Subdomain maksimal 40 karakter' }),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'Subdomain hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya',
  }),
  z.refine((label) => !houseLabels.has(label) && !/^\d+$/.test(label), { error: 'Subdomain ini dipakai Naikkelas' }),
)

export const partnerNameSchema = z
  .string({ error: 'Nama mitra harus diisi' })
  .check(
    z.overwrite(plainText),
    z.regex(visiblePattern, { error: 'Nama mitra harus diisi' }),
    z.maxLength(80, { error: 'Nama mitra maksimal 80 karakter' }),
  )

/** The maximum that is listed and can be assigned to a page. */
export const partnersAtMost = 500

export const partnerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  reference: z.string(),
  /** Null: the partner's pages are served on our own host only. */
  subdomain: z.nullable(z.string()),
})
export type Partner = z.infer<typeof partnerSchema>

export const listPartners = endpoint({
  method: 'GET',
  path: '/admin/partners',
  summary: 'List partners',
  output: z.array(partnerSchema),
})

export const createPartner = endpoint({
  method: 'POST',
  path: '/admin/partners',
  summary: 'Create a partner; the reference is generated when none is given',
  successStatus: 201,
  input: {
    body: z.strictObject({
      name: partnerNameSchema,
      reference: z.optional(partnerReferenceSchema),
      subdomain: z.optional(z.nullable(partnerSubdomainSchema)),
    }),
  },
  output: partnerSchema,
})

export const updatePartner = endpoint({
  method: 'PATCH',
  path: '/admin/partners/{partnerId}',
  summary: 'Update a partner’s name, reference and subdomain',
  input: {
    params: z.strictObject({ partnerId: z.uuid() }),
    body: z.strictObject({
      name: z.optional(partnerNameSchema),
      reference: z.optional(partnerReferenceSchema),
      subdomain: z.optional(z.nullable(partnerSubdomainSchema)),
    }),
  },
  output: partnerSchema,
})

/** Page kinds sold by partners in their own name: links to them carry the partner's reference. */
const referredKinds: ReadonlySet<(typeof pageKinds)[number]> = new Set(['partner', 'commission_course'])

/** Whether links to pages of a kind, and from them to a checkout, carry their partner's reference. */
export const isReferred = (kind: (typeof pageKinds)[number]): boolean => referredKinds.has(kind)

/** A URL on this site with the partner's reference; unchanged without one. */
export function withReference(address: string, reference: string | null | undefined): string {
  if (reference === null || reference === undefined) return address
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return `${path}${query === '' ? '?' : `${query}&`}ref=${encodeURIComponent(reference)}${anchor}`
}
