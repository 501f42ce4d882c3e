import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from './journey.ts'

const film = new URL('../../../api/src/seed/films/perkenalan-kelas.webm', import.meta.url)

interface Lesson {
  title: string
  /** Article 0, Video 1, Ebook 2; a quiz (3) has no questions yet, and an assignment (4) no terms. */
  kind: 0 | 1 | 2 | 3 | 4
}

/** Gives a course one chapter with these lessons, each written; films are of two minutes, books of two pages. */
export async function writeLessons(page: Page, courseId: string, lessons: readonly Lesson[]): Promise<void> {
  const { origin } = new URL(page.url())
  const headers = { origin, 'x-requested-with': 'naikkelas' }
  const named = lessons.map((lesson) => ({ ...lesson, id: randomUUID(), minutes: 1 }))
  const chapters = [{ id: randomUUID(), title: 'Bab pertama', lessons: named }]
  const outline = await page.request.put(`/api/admin/sellables/${courseId}/outline`, {
    headers,
    data: { chapters, version: 0 },
  })
  expect(outline.status(), await outline.text()).toBe(200)
  for (const { id, kind, title } of named) {
    const file = await fileOf(page, headers, kind)
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `Isi ${title}` }] }] }
    const value = {
      body,
      file,
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
    const saved = await page.request.put(`/api/admin/lessons/${id}`, { headers, data: { value, version: 0 } })
    expect(saved.status(), await saved.text()).toBe(200)
  }
}

type Headers = Record<string, string>

async function fileOf(page: Page, headers: Headers, kind: Lesson['kind']) {
  if (kind === 0 || kind === 3 || kind === 4) return null
  if (kind === 2) {
    const book = { name: 'buku.pdf', mimeType: 'application/pdf', buffer: Buffer.from(twoPages) }
    return { id: await upload(page, headers, book), length: 2 }
  }
  const video = { name: 'film.webm', mimeType: 'video/webm', buffer: await readFile(film) }
  return { id: await upload(page, headers, video), length: 120 }
}

/** Without a table of its parts, which readers then find themselves. */
const twoPages = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<<>>>> endobj
4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<<>>>> endobj
trailer <</Root 1 0 R>>
%%EOF
`

interface Sent {
  name: string
  mimeType: string
  buffer: Buffer
}

async function upload(page: Page, headers: Headers, file: Sent): Promise<string> {
  const sent = await page.request.post('/api/uploads', { headers, multipart: { type: '2', file } })
  expect(sent.status(), await sent.text()).toBe(201)
  const { data } = (await sent.json()) as { data: string }
  return data.split('/').at(-1) ?? ''
}
