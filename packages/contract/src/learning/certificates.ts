import * as z from 'zod/mini'
import { changeReasonSchema } from '../commerce/sellables.ts'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { certificateCodeIn } from './certificate-codes.ts'

export const certificateFileType = 'application/pdf'

const instant = z.iso.datetime()

/** A certificate as a visitor who checks it sees it; the e-mail of its owner is nowhere in it. */
const checkedCertificateSchema = z.object({
  /** `NK/2026/12/000001` */
  number: z.string(),
  /** By code the whole name, by number first name and initial: “Dewi L.”. Null once its owner has deleted the account. */
  name: z.nullable(z.string()),
  course: z.string(),
  completedAt: instant,
  issuedAt: instant,
  isRevoked: z.boolean(),
})
export type CheckedCertificate = z.infer<typeof checkedCertificateSchema>

export const certificateQuestionAtMost = 60

export const checkCertificate = endpoint({
  method: 'GET',
  path: '/certificates',
  summary:
    'Check a certificate by its number or code: by code the whole name, by number a shortened one; 404 for one that is not there; limited per address; public',
  input: {
    query: z.strictObject({
      /** A number or a code, as it was typed. */
      number_or_code: z.string().check(z.trim(), z.minLength(1), z.maxLength(certificateQuestionAtMost)),
    }),
  },
  output: z.object({
    certificate: checkedCertificateSchema,
    /** Null when it was found by its number. */
    code: z.nullable(z.string()),
  }),
})

const codeSchema = z.string().check(
  z.maxLength(40),
  z.overwrite((typed) => certificateCodeIn(typed) ?? ''),
  z.regex(/^.{16}$/, { error: 'Kode ini tidak dikenal' }),
)

const certificatePageSchema = z.object({
  ...checkedCertificateSchema.shape,
  code: z.string(),
  /** Whether search engines may show it. */
  isListed: z.boolean(),
  /** Of the course, while visitors see it. */
  courseAddress: z.nullable(z.string()),
})
export type CertificatePage = z.infer<typeof certificatePageSchema>

export const getCertificatePage = endpoint({
  method: 'GET',
  path: '/certificates/{code}',
  summary: 'The page of a certificate, by its code; limited per address; public',
  input: { params: z.strictObject({ code: codeSchema }) },
  output: certificatePageSchema,
})

const ownCertificateSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  code: z.string(),
  /** Number of the course; null once it is gone. */
  courseNumber: z.nullable(z.int()),
  course: z.string(),
  name: z.string(),
  completedAt: instant,
  issuedAt: instant,
  isRevoked: z.boolean(),
  isListed: z.boolean(),
  /** Its name is not that of the account any more: it can be issued again with the present one. */
  isNameOutdated: z.boolean(),
  /** Whether its name is a person's: without one there is no file. */
  isNamed: z.boolean(),
})
export type OwnCertificate = z.infer<typeof ownCertificateSchema>

export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/me/certificates',
  summary: 'Certificates of the learner, latest first',
  output: z.array(ownCertificateSchema),
})

const certificateId = z.strictObject({ certificateId: z.uuid() })

export const getOwnCertificateFile = fileEndpoint({
  path: '/me/certificates/{certificateId}/file',
  summary: 'A certificate of the learner, as a PDF',
  input: { params: certificateId },
  contentTypes: [certificateFileType],
})

export const reissueOwnCertificate = endpoint({
  method: 'POST',
  path: '/me/certificates/{certificateId}/reissue',
  summary: 'Put the present name of the account on a certificate; number, code and day stay',
  input: { params: certificateId },
  output: ownCertificateSchema,
})

export const listCertificatePublicly = endpoint({
  method: 'PUT',
  path: '/me/certificates/{certificateId}/listing',
  summary: 'Whether search engines may show the page of a certificate',
  input: { params: certificateId, body: z.strictObject({ isListed: z.boolean() }) },
  output: ownCertificateSchema,
})

const certificateSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  number: z.string(),
  code: z.string(),
  /** Null once the account is deleted. */
  learner: z.nullable(z.object({ id: z.uuid(), number: z.int() })),
  name: z.nullable(z.string()),
  /** What the account is called now; null where it is the same, or there is none. */
  presentName: z.nullable(z.string()),
  course: z.string(),
  courseId: z.nullable(z.uuid()),
  completedAt: instant,
  issuedAt: instant,
  /** Null while it is valid. */
  revoked: z.nullable(z.object({ at: instant, reason: z.string(), by: z.nullable(z.string()) })),
})
/** A certificate as admins see it. */
export type Certificate = z.infer<typeof certificateSchema>

export const certificatesPerList = 50
export const certificateStates = ['valid', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]

const place = z.string().check(z.regex(/^\d{1,15}\.\d{1,15}$/, { error: 'Halaman ini tidak dikenal' }))

export const listCertificates = endpoint({
  method: 'GET',
  path: '/admin/certificates',
  summary: 'Certificates, latest first',
  input: {
    query: z.strictObject({
      /** A number, a code, or a part of the name or of the course. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      state: z.optional(z.enum(certificateStates)),
      courseId: z.optional(z.uuid()),
      after: z.optional(place),
      before: z.optional(place),
    }),
  },
  output: z.object({
    items: z.array(certificateSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

export const getCertificateFile = fileEndpoint({
  path: '/admin/certificates/{certificateId}/file',
  summary: 'A certificate, as a PDF',
  input: { params: certificateId },
  contentTypes: [certificateFileType],
})

const version = z.int().check(z.minimum(1))

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificates/{certificateId}/revoke',
  summary: 'Revoke a certificate, with a reason for the team; its page says that it was revoked',
  input: { params: certificateId, body: z.strictObject({ reason: changeReasonSchema, version }) },
  output: certificateSchema,
})

export const restoreCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificates/{certificateId}/restore',
  summary: 'Make a revoked certificate valid again',
  input: { params: certificateId, body: z.strictObject({ version }) },
  output: certificateSchema,
})

export const reissueCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificates/{certificateId}/reissue',
  summary:
    'Issue a certificate again with the present name of the account and the present template; number, code and day stay',
  input: { params: certificateId, body: z.strictObject({ reason: changeReasonSchema, version }) },
  output: certificateSchema,
})
