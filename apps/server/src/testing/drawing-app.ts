import { readPage } from '@naikkelas/api/testing/page-factories'
import { createTestApp, type TestApp } from '@naikkelas/api/testing/test-app'
import { createTestDatabase } from '@naikkelas/api/testing/test-database'
import { afterAll } from 'vitest'
import { createPageDrawer } from '../page-drawer.ts'
import { apiPageSource } from '../pages/api-page-source.ts'
import { scratchFolder, startTestListener } from './test-listener.ts'

/**
 * The API with the server's own drawer on a database of its own, an admin who may publish, and listeners for published
 * pages. Create it at the top of a file: it is closed after the file's tests.
 */
export async function createDrawingApp() {
  const drawer = createPageDrawer({ build: 'test build' })
  let draws = 0
  const pageDrawer: typeof drawer = {
    ...drawer,
    draw(snapshot) {
      draws += 1
      return drawer.draw(snapshot)
    },
  }
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  const app = await createTestApp({ database, overrides: { pageDrawer } })
  const desk = await app.signedIn()
  return {
    app,
    database,
    desk,
    pageDrawer,
    /** Draws until now, of every process that has this drawer. */
    draws: () => draws,
    /** Publishes a page's head. */
    publish: async (pageId: string) => {
      const { page } = await readPage(desk, pageId)
      return desk.post(`/admin/landing-pages/${pageId}/publish`, { headVersion: page.headVersion })
    },
    /** @param of the process whose pages it serves. @default this one */
    listener: async (of: Pick<TestApp, 'publicPages'> = app, dataDir?: string) =>
      startTestListener({ source: apiPageSource(of.publicPages), dataDir: dataDir ?? (await scratchFolder()) }),
  }
}
