import type { LessonKind } from '@naikkelas/contract/commerce'
import type { LessonContentValue } from '@naikkelas/contract/learning'

interface Given {
  contentType: string
}

interface Mistake {
  path: string
  message: string
}

/** What a lesson of this kind cannot hold: the first mistake of each field. @param files by id, those that exist */
export function contentMistakes(
  kind: LessonKind,
  value: LessonContentValue,
  files: ReadonlyMap<string, Given>,
): Mistake[] {
  const mistakes: Mistake[] = []
  const isFilm = (id: string) => files.get(id)?.contentType.startsWith('video/') === true
  const isBook = (id: string) => files.get(id)?.contentType === 'application/pdf'
  const { file, backupFileId, saverFileId, filmChapters, captions, resources, quiz, assignment } = value
  if (file !== null) {
    if (kind === 1 && !isFilm(file.id)) mistakes.push({ path: 'file', message: 'Pilih berkas video' })
    if (kind === 2 && !isBook(file.id)) mistakes.push({ path: 'file', message: 'Pilih berkas PDF' })
    if (kind !== 1 && kind !== 2)
      mistakes.push({ path: 'file', message: 'Jenis materi ini tidak memakai berkas utama' })
  }
  for (const [path, id] of [
    ['backupFileId', backupFileId],
    ['saverFileId', saverFileId],
  ] as const)
    if (id !== null && (kind !== 1 || !isFilm(id))) mistakes.push({ path, message: 'Pilih berkas video' })
  if (kind !== 1 && filmChapters.length > 0)
    mistakes.push({ path: 'filmChapters', message: 'Hanya video yang berbagian' })
  if (kind !== 1 && captions.length > 0) mistakes.push({ path: 'captions', message: 'Hanya video yang memakai teks' })
  if (kind !== 3 && quiz !== null) mistakes.push({ path: 'quiz', message: 'Jenis materi ini tidak memakai pertanyaan' })
  if (kind !== 4 && assignment !== null)
    mistakes.push({ path: 'assignment', message: 'Jenis materi ini tidak memakai tugas' })
  for (const [index, { fileId }] of resources.entries())
    if (!files.has(fileId)) mistakes.push({ path: `resources.${index}.fileId`, message: 'Berkas ini sudah tidak ada' })
  return mistakes
}

/** Of a lesson without a word. */
export const emptyContent: LessonContentValue = {
  body: null,
  file: null,
  backupFileId: null,
  saverFileId: null,
  posterId: null,
  filmChapters: [],
  captions: [],
  resources: [],
  quiz: null,
  assignment: null,
  opensAt: null,
  opensAfterDays: null,
  needsPrevious: false,
}

const copySuffix = ' (salinan)'

/** At most 120 characters, as titles are. */
export const copiedTitle = (title: string) => title.slice(0, 120 - copySuffix.length) + copySuffix
