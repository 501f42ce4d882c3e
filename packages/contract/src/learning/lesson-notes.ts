import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plainLines, visiblePattern } from '../plain-text.ts'

export const noteAtMost = 2_000
/** Of one learner in one lesson. */
export const notesAtMost = 200

/** Seconds of a film, or page of a book; null for what belongs to the whole lesson. */
export const placeInLessonSchema = z.nullable(z.int().check(z.minimum(0), z.maximum(43_200)))

const noteText = z
  .string()
  .check(
    z.overwrite(plainLines),
    z.regex(visiblePattern, { error: 'Tulis catatannya dahulu' }),
    z.maxLength(noteAtMost, { error: 'Catatan maksimal 2.000 karakter' }),
  )

const lessonNoteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  place: placeInLessonSchema,
  writtenAt: z.iso.datetime(),
})
/** What a learner keeps of a lesson; read by its writer alone. */
export type LessonNote = z.infer<typeof lessonNoteSchema>

const ofLesson = z.strictObject({ lessonId: z.uuid() })
const ofNote = z.strictObject({ noteId: z.uuid() })

export const listLessonNotes = endpoint({
  method: 'GET',
  path: '/me/lessons/{lessonId}/notes',
  summary: 'My notes of a lesson: by their place in the film or book, then by when they were written',
  input: { params: ofLesson },
  output: z.object({ items: z.array(lessonNoteSchema) }),
})

export const writeLessonNote = endpoint({
  method: 'POST',
  path: '/me/lessons/{lessonId}/notes',
  summary: 'Keep a note of a lesson; only its writer reads it',
  input: { params: ofLesson, body: z.strictObject({ text: noteText, place: placeInLessonSchema }) },
  output: lessonNoteSchema,
  successStatus: 201,
})

export const changeLessonNote = endpoint({
  method: 'PUT',
  path: '/me/lesson-notes/{noteId}',
  summary: 'Change the words of a note; its place stays',
  input: { params: ofNote, body: z.strictObject({ text: noteText }) },
  output: lessonNoteSchema,
})

export const deleteLessonNote = endpoint({
  method: 'DELETE',
  path: '/me/lesson-notes/{noteId}',
  summary: 'Delete a note for good',
  input: { params: ofNote },
  output: z.null(),
})
