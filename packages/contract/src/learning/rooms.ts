import { richTextSchema } from '@naikkelas/ui/rich-text/schema'
import * as z from 'zod/mini'
import { lessonKindSchema } from '../commerce/index.ts'
import { endpoint, fileEndpoint } from '../endpoint.ts'
import { shownPictureSchema } from '../shown-picture.ts'
import { captionLanguages } from './lesson-contents.ts'
import { ownCourseSchema } from './own-courses.ts'

/** Why a lesson is closed: until a moment, until another lesson is done, or because nothing is in it yet. */
export const lessonLocks = ['opens_at', 'needs_previous', 'not_written'] as const

export const roomLessonSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  kind: lessonKindSchema,
  minutes: z.int(),
  isDone: z.boolean(),
  lock: z.nullable(
    z.object({
      reason: z.enum(lessonLocks),
      /** Of `opens_at`. */
      opensAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type RoomLesson = z.infer<typeof roomLessonSchema>

export const roomSchema = z.extend(ownCourseSchema, {
  chapters: z.array(z.object({ id: z.uuid(), title: z.string(), lessons: z.array(roomLessonSchema) })),
})
/** A course as its learner sees it inside. */
export type Room = z.infer<typeof roomSchema>

const mediumSchema = z.object({
  /** Of this site; opens for this session alone and for a while. */
  address: z.string(),
  contentType: z.string(),
})

export const roomLessonContentSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  kind: lessonKindSchema,
  minutes: z.int(),
  isDone: z.boolean(),
  body: z.nullable(richTextSchema(Number.POSITIVE_INFINITY)),
  film: z.nullable(
    z.object({
      /** In the order in which they are tried. */
      sources: z.array(mediumSchema),
      /** A smaller one. */
      saver: z.nullable(mediumSchema),
      poster: z.nullable(shownPictureSchema),
      seconds: z.int(),
      chapters: z.array(z.object({ at: z.int(), title: z.string() })),
      captions: z.array(z.object({ language: z.enum(captionLanguages), address: z.string() })),
    }),
  ),
  book: z.nullable(z.object({ address: z.string(), pages: z.int() })),
  resources: z.array(z.object({ title: z.string(), name: z.string(), bytes: z.int(), address: z.string() })),
  /** Seconds of the film, or page of the book, where this learner left. */
  position: z.int(),
  /** What was seen so far, in percent of the length. */
  seenPercent: z.int(),
  /** Drawn on films and books where the site wants it; null for none. */
  watermark: z.nullable(z.string()),
})
/** One lesson as its learner sees it. */
export type RoomLessonContent = z.infer<typeof roomLessonContentSchema>

export const courseNumberSchema = z.coerce.number().check(z.int(), z.minimum(1))

export const getRoom = endpoint({
  method: 'GET',
  path: '/me/courses/{number}',
  summary: 'A course of mine with its lessons and how far I am',
  input: { params: z.strictObject({ number: courseNumberSchema }) },
  output: roomSchema,
})

export const getRoomLesson = endpoint({
  method: 'GET',
  path: '/me/lessons/{lessonId}',
  summary: 'What a lesson of a course of mine holds, with addresses of its media; noted as where I am',
  input: { params: z.strictObject({ lessonId: z.uuid() }) },
  output: roomLessonContentSchema,
})

/** Names the session that an address of media was made for. */
export const mediaTokenParameter = 'k'
export const lessonMediaAddress = (lessonId: string, fileId: string) => `/api/me/lessons/${lessonId}/media/${fileId}`
export const lessonCaptionsAddress = (lessonId: string, language: string) =>
  `/api/me/lessons/${lessonId}/captions/${language}`

const signed = z.strictObject({
  [mediaTokenParameter]: z.optional(z.string().check(z.maxLength(100))),
  /** Differs with each opening of the lesson where media must not come from a cache. */
  baru: z.optional(z.string().check(z.maxLength(20))),
})

export const getLessonMedia = fileEndpoint({
  path: '/me/lessons/{lessonId}/media/{fileId}',
  summary: 'A film, a book or a file of a lesson, whole or in parts, in the session that its address was made for',
  input: { params: z.strictObject({ lessonId: z.uuid(), fileId: z.uuid() }), query: signed },
  contentTypes: ['video/*', 'application/pdf', 'application/octet-stream', 'image/*'],
})

export const getLessonCaptions = fileEndpoint({
  path: '/me/lessons/{lessonId}/captions/{language}',
  summary: 'Captions of a film, in the session that their address was made for',
  input: { params: z.strictObject({ lessonId: z.uuid(), language: z.enum(captionLanguages) }), query: signed },
  contentTypes: ['text/vtt'],
})

const courseId = z.strictObject({ courseId: z.uuid() })
const lessonId = z.strictObject({ lessonId: z.uuid() })

export const previewRoom = endpoint({
  method: 'GET',
  path: '/admin/courses/{courseId}/room',
  summary: 'A course as someone sees it inside who has just obtained it',
  input: { params: courseId },
  output: roomSchema,
})

export const previewRoomLesson = endpoint({
  method: 'GET',
  path: '/admin/lessons/{lessonId}/room',
  summary: 'A lesson as its learners see it, also one that is not open for them yet; nothing is noted',
  input: { params: lessonId },
  output: roomLessonContentSchema,
})

export const previewMediaAddress = (id: string, fileId: string) => `/api/admin/lessons/${id}/media/${fileId}`
export const previewCaptionsAddress = (id: string, language: string) => `/api/admin/lessons/${id}/captions/${language}`

export const previewLessonMedia = fileEndpoint({
  path: '/admin/lessons/{lessonId}/media/{fileId}',
  summary: 'A film, a book or a file that a lesson names, whole or in parts, for those who write lessons',
  input: { params: z.strictObject({ lessonId: z.uuid(), fileId: z.uuid() }) },
  contentTypes: ['video/*', 'application/pdf', 'application/octet-stream', 'image/*'],
})

export const previewLessonCaptions = fileEndpoint({
  path: '/admin/lessons/{lessonId}/captions/{language}',
  summary: 'Captions of a film, for those who write lessons',
  input: { params: z.strictObject({ lessonId: z.uuid(), language: z.enum(captionLanguages) }) },
  contentTypes: ['text/vtt'],
})
