import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from './journey.ts'

const film = new URL('../../../api/src/seed/films/perkenalan-kelas.webm', import.meta.url)

interface Lesson {
  title: string
  /** Article 0, Video 1. */
  kind: 0 | 1
}

/** Gives a course one chapter with these lessons, each written; films are of two minutes. */
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
    const file = kind === 1 ? { id: await uploadFilm(page, headers), length: 120 } : null
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
      opensAt: null,
      opensAfterDays: null,
      needsPrevious: false,
    }
    const saved = await page.request.put(`/api/admin/lessons/${id}`, { headers, data: { value, version: 0 } })
    expect(saved.status(), await saved.text()).toBe(200)
  }
}

async function uploadFilm(page: Page, headers: Record<string, string>): Promise<string> {
  const file = { name: 'film.webm', mimeType: 'video/webm', buffer: await readFile(film) }
  const sent = await page.request.post('/api/uploads', { headers, multipart: { type: '2', file } })
  expect(sent.status(), await sent.text()).toBe(201)
  const { data } = (await sent.json()) as { data: string }
  return data.split('/').at(-1) ?? ''
}
