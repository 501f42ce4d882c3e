import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import { certificateLookSchema } from './certificate-looks.ts'

const templateValueSchema = z.strictObject({
  name: z
    .string({ error: 'Nama templat harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Nama templat harus diisi', abort: true }),
      z.maxLength(60, { error: 'Nama templat maksimal 60 karakter' }),
    ),
  look: certificateLookSchema,
  /** Media of the library. */
  signatureId: z.nullable(z.uuid({ error: 'Gambar ini tidak dikenal' })),
  /** For every course without a template of its own. */
  isDefault: z.boolean(),
  /** Courses that use it instead of the default. */
  courseIds: z.array(z.uuid()).check(z.maxLength(500, { error: 'Maksimal 500 kelas' })),
})
export type CertificateTemplateValue = z.infer<typeof templateValueSchema>

const templateSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  value: templateValueSchema,
  /** Names of the courses, in the order of their ids. */
  courses: z.array(z.object({ id: z.uuid(), name: z.string() })),
  updatedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
})
export type CertificateTemplate = z.infer<typeof templateSchema>

export const certificateTemplatesAtMost = 50

export const listCertificateTemplates = endpoint({
  method: 'GET',
  path: '/admin/certificate-templates',
  summary: 'Templates of certificates, the default first, and the courses that they can be given to',
  output: z.object({
    items: z.array(templateSchema),
    /** Of the catalogue, by name. */
    courses: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
})

export const createCertificateTemplate = endpoint({
  method: 'POST',
  path: '/admin/certificate-templates',
  summary: 'Add a template of certificates',
  successStatus: 201,
  input: { body: z.strictObject({ value: templateValueSchema }) },
  output: templateSchema,
})

const templateId = z.strictObject({ templateId: z.uuid() })

export const updateCertificateTemplate = endpoint({
  method: 'PUT',
  path: '/admin/certificate-templates/{templateId}',
  summary: 'Change a template; certificates that were issued before keep what they look like',
  input: {
    params: templateId,
    body: z.strictObject({ value: templateValueSchema, version: z.int().check(z.minimum(1)) }),
  },
  output: templateSchema,
})

export const deleteCertificateTemplate = endpoint({
  method: 'DELETE',
  path: '/admin/certificate-templates/{templateId}',
  summary: 'Delete a template that is not the default; its courses use the default then',
  input: { params: templateId },
  output: z.null(),
})

export const previewCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificate-templates/preview',
  summary: 'A certificate with a sample name as an SVG, drawn as its PDF is',
  bodyBytes: 8_192,
  input: {
    body: z.strictObject({ look: certificateLookSchema, signatureId: z.nullable(z.uuid()) }),
  },
  output: z.object({ svg: z.string() }),
})
