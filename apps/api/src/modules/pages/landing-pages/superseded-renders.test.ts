import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { change, headline, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { publish } from '../../../testing/publishing-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const owner = await app.signedIn({ role: 0 })

test('of a page that is published again and again the drawn bytes of two versions are kept', async () => {
  const section = headline({ title: 'Nol' })
  const { page } = await makePage(owner, { sections: [section] })
  const versions: number[] = []
  let before = 'Nol'
  for (const title of ['Satu', 'Dua', 'Tiga', 'Empat']) {
    const { page: old } = await readPage(owner, page.id)
    await send(owner, page.id, old.headVersion, change(retitle(section, title, before)))
    before = title
    const { page: now } = await readPage(owner, page.id)
    expect((await publish(owner, now)).status).toBe(200)
    versions.push(now.headVersion)
  }

  const { rows } = await app.database.queries.execute(
    sql`SELECT version FROM landing_page_renders WHERE page_id = ${page.id} ORDER BY version`,
  )
  expect(rows.map(({ version }) => version)).toEqual(versions.slice(-2))
})
