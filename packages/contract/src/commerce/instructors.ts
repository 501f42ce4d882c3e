import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines, plainText, visiblePattern } from '../plain-text.ts'
import { listPlaceSchema } from './sellables.ts'

const instructorValueSchema = z.strictObject({
  name: z
    .string({ error: 'Nama pengajar harus diisi' })
    .check(
      z.overwrite(plainText),
      z.regex(visiblePattern, { error: 'Nama pengajar harus diisi', abort: true }),
      z.maxLength(60, { error: 'Nama pengajar maksimal 60 karakter' }),
    ),
  /** One line below the name: what the person does. */
  title: z.string().check(z.overwrite(plainText), z.maxLength(80, { error: 'Keterangan maksimal 80 karakter' })),
  biography: z
    .string()
    .check(z.overwrite(plainLines), z.maxLength(2_000, { error: 'Riwayat maksimal 2.000 karakter' })),
  /** Media of the library. */
  portraitId: z.nullable(z.uuid({ error: 'Gambar ini tidak dikenal' })),
  /** Non-Aktif 0, Aktif 1. */
  status: z.union([z.literal(0), z.literal(1)], { error: 'Pilih status' }),
})
export type InstructorValue = z.infer<typeof instructorValueSchema>

const instructorSchema = z.object({
  id: z.uuid(),
  number: z.int(),
  version: z.int(),
  value: instructorValueSchema,
  /** Courses and events with this person that are not archived. */
  sellableCount: z.int(),
  updatedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
})
export type Instructor = z.infer<typeof instructorSchema>

export const instructorsPerPage = 50

const instructorId = z.strictObject({ instructorId: z.uuid() })

export const listInstructors = endpoint({
  method: 'GET',
  path: '/admin/instructors',
  summary: 'Instructors and speakers, latest first',
  input: {
    query: z.strictObject({
      search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
      status: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1))),
      after: z.optional(listPlaceSchema),
      before: z.optional(listPlaceSchema),
    }),
  },
  output: z.object({
    items: z.array(instructorSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  }),
})

export const getInstructor = endpoint({
  method: 'GET',
  path: '/admin/instructors/{instructorId}',
  summary: 'One instructor',
  input: { params: instructorId },
  output: instructorSchema,
})

export const createInstructor = endpoint({
  method: 'POST',
  path: '/admin/instructors',
  summary: 'Create an instructor',
  successStatus: 201,
  input: { body: z.strictObject({ value: instructorValueSchema }) },
  output: instructorSchema,
})

export const updateInstructor = endpoint({
  method: 'PUT',
  path: '/admin/instructors/{instructorId}',
  summary: 'Change an instructor',
  input: {
    params: instructorId,
    body: z.strictObject({ value: instructorValueSchema, version: z.int().check(z.minimum(1)) }),
  },
  output: instructorSchema,
})

export const deleteInstructor = endpoint({
  method: 'DELETE',
  path: '/admin/instructors/{instructorId}',
  summary: 'Delete an instructor who is in no course and no event',
  input: { params: instructorId },
  output: z.null(),
})
