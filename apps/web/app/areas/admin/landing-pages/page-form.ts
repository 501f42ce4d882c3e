import { linkSlugSchema, pageBeginnings } from '@naikkelas/contract/pages'
import { askedOfferSchema } from '@naikkelas/page'
import * as z from 'zod/mini'

/** Fields of a new page, a copy and a rename. */
export const pageFormSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Nama halaman harus diisi' }),
      z.maxLength(120, { error: 'Nama halaman maksimal 120 karakter' }),
    ),
  link: linkSlugSchema,
  kind: z.enum(['exclusive', 'partner']),
  partnerId: z.string(),
  template: z.enum(pageBeginnings),
  look: z.number(),
  /** Answers about the offer of a template. */
  asked: askedOfferSchema,
})
export type PageForm = z.infer<typeof pageFormSchema>

/** Maps API fields to form fields. */
const inputNames: Readonly<Record<string, keyof PageForm>> = {
  name: 'name',
  link_landing_page: 'link',
  kind: 'kind',
  partner_id: 'partnerId',
  template: 'template',
}

/** The errors of a response, by form field; a taken or reserved link belongs to the link field. */
export function formMistakes(
  failed: { message: string | null; fields: Record<string, string> },
  code?: string,
): { root: string | null; fields: [keyof PageForm, string][] } {
  if ((code === 'link_taken' || code === 'link_reserved') && failed.message !== null)
    return { root: null, fields: [['link', failed.message]] }
  const fields = Object.entries(failed.fields).flatMap(([path, message]): [keyof PageForm, string][] => {
    const name = inputNames[path] ?? (path.startsWith('offer.') ? 'asked' : undefined)
    return name ? [[name, message]] : []
  })
  return { root: fields.length > 0 ? null : failed.message, fields }
}

/** Empty start values of a form. */
export const blankBeginning = { template: 'blank', look: 0, asked: {} } as const satisfies Partial<PageForm>
