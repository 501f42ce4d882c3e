import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { careerDepartments, employments, workPlaces } from '../enumerations/index.ts'
import { rupiahSchema } from '../money.ts'
import { plainText, visiblePattern } from '../plain-text.ts'
import {
  changedRecordOf,
  createdRecordOf,
  listFields,
  pageByPlaceOf,
  publicationChangeSchema,
  publicationResultSchema,
  publicNumberSchema,
  publishedRecordOf,
  recordListFields,
  summarySchema,
  timeSortSchema,
  titleSchema,
} from './publication.ts'

const salary = z.nullable(rupiahSchema)

const vacancyValueSchema = z
  .strictObject({
    title: titleSchema(90),
    department: z.enum(careerDepartments, { error: 'Pilih bagian' }),
    workPlace: z.enum(workPlaces, { error: 'Pilih cara kerja' }),
    employment: z.enum(employments, { error: 'Pilih jenis pekerjaan' }),
    city: z
      .string({ error: 'Kota harus diisi' })
      .check(
        z.overwrite(plainText),
        z.regex(visiblePattern, { error: 'Kota harus diisi', abort: true }),
        z.maxLength(60, { error: 'Kota maksimal 60 karakter' }),
      ),
    /** Whole rupiah a month; null where it is not said. */
    salaryFrom: salary,
    salaryUntil: salary,
    summary: summarySchema,
    description: z.nullable(richTextSchema(20_000)),
    /** Applications are taken until then; null for as long as it is published. */
    closesAt: z.nullable(z.iso.datetime({ error: 'Waktu ini tidak dikenal' })),
  })
  .check(
    z.refine(
      ({ salaryFrom, salaryUntil }) => salaryFrom === null || salaryUntil === null || salaryFrom <= salaryUntil,
      {
        path: ['salaryUntil'],
        error: 'Gaji tertinggi tidak boleh di bawah yang terendah',
      },
    ),
  )
export type VacancyValue = z.infer<typeof vacancyValueSchema>

const vacancySchema = z.extend(publishedRecordOf(vacancyValueSchema), { applicantCount: z.int() })
export type Vacancy = z.infer<typeof vacancySchema>

export const vacanciesPerPage = 50

const vacancyId = z.strictObject({ vacancyId: z.uuid() })

export const listVacancies = endpoint({
  method: 'GET',
  path: '/admin/vacancies',
  summary: 'Vacancies, latest first',
  input: {
    query: z.strictObject({
      ...recordListFields,
      department: z.optional(z.enum(careerDepartments)),
    }),
  },
  output: pageByPlaceOf(vacancySchema),
})

export const getVacancy = endpoint({
  method: 'GET',
  path: '/admin/vacancies/{vacancyId}',
  summary: 'One vacancy',
  input: { params: vacancyId },
  output: vacancySchema,
})

export const createVacancy = endpoint({
  method: 'POST',
  path: '/admin/vacancies',
  summary: 'Write a vacancy; it is a draft',
  successStatus: 201,
  input: { body: createdRecordOf(vacancyValueSchema) },
  output: vacancySchema,
})

export const updateVacancy = endpoint({
  method: 'PUT',
  path: '/admin/vacancies/{vacancyId}',
  summary: 'Change a vacancy',
  input: {
    params: vacancyId,
    body: changedRecordOf(vacancyValueSchema),
  },
  output: vacancySchema,
})

export const changeVacancyStatus = endpoint({
  method: 'POST',
  path: '/admin/vacancies/change-status',
  summary: 'Publish, take back, archive or restore vacancies',
  input: { body: publicationChangeSchema },
  output: publicationResultSchema,
})

const cardSchema = z.object({
  /** Of its address. */
  number: z.int(),
  title: z.string(),
  department: z.enum(careerDepartments),
  workPlace: z.enum(workPlaces),
  employment: z.enum(employments),
  city: z.string(),
  salaryFrom: salary,
  salaryUntil: salary,
  summary: z.string(),
  publishedAt: z.iso.datetime(),
  closesAt: z.nullable(z.iso.datetime()),
})
/** What visitors see of a vacancy in a list. */
export type VacancyCard = z.infer<typeof cardSchema>

/** Cards of a page. */
export const vacancyCardsPerPage = 12

export const browseVacancies = endpoint({
  method: 'GET',
  path: '/vacancies',
  summary: 'Vacancies that take applications, with how many each department has; public',
  input: {
    query: z.strictObject({
      ...listFields,
      department: z.optional(z.enum(careerDepartments)),
      workPlace: z.optional(z.enum(workPlaces)),
      sort: z._default(timeSortSchema, 1),
    }),
  },
  output: z.extend(pageByPlaceOf(cardSchema), {
    /** Open vacancies of every department, whatever the list was narrowed down to. */
    departments: z.array(z.object({ department: z.enum(careerDepartments), count: z.int() })),
  }),
})

const pageSchema = z.extend(cardSchema, {
  description: z.nullable(richTextSchema(20_000)),
  /** Whether applications are taken now; one that was closed keeps its address. */
  isOpen: z.boolean(),
})
/** What visitors see of a vacancy on its own page. */
export type VacancyPage = z.infer<typeof pageSchema>

export const getVacancyPage = endpoint({
  method: 'GET',
  path: '/vacancies/{number}',
  summary: 'One vacancy by its number; 404 for what is not published; public',
  input: { params: z.strictObject({ number: publicNumberSchema }) },
  output: pageSchema,
})

export const previewVacancy = endpoint({
  method: 'GET',
  path: '/admin/vacancies/{vacancyId}/preview',
  summary: 'A vacancy as visitors would see it, published or not',
  input: { params: vacancyId },
  output: pageSchema,
})
