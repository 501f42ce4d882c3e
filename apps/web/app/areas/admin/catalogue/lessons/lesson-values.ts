import type { LessonContent, LessonContentValue } from '@naikkelas/contract/learning'
import { isBlankRichText } from '@naikkelas/ui/rich-text/schema'
import { createContext } from 'react'

export interface LessonFormValues {
  value: LessonContentValue
}

/** An article without a word is none. */
export const sentValue = (value: LessonContentValue): LessonContentValue =>
  value.body !== null && isBlankRichText(value.body) ? { ...value, body: null } : value

/** Name and size of a file. */
export interface NamedFile {
  name: string
  bytes: number
}

interface KnownFiles {
  /** Undefined for one of an earlier visit, whose name was not kept. */
  find: (id: string) => NamedFile | undefined
  add: (id: string, file: NamedFile) => void
}

/** Files of the lesson by id: those that it names, and those that were uploaded since. */
export const LessonFiles = createContext<KnownFiles>({ find: () => undefined, add: () => undefined })

export const knownFiles = (files: LessonContent['files']): Map<string, NamedFile> =>
  new Map(files.map(({ id, name, bytes }) => [id, { name, bytes }]))
