import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { factoryPassword } from '../../../testing/factories.ts'
import { change, headline, insert, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

// Two processes on one database, as two servers would be.
const app = await createTestApp()
const other = await createTestApp({ database: app.database })
const desk = await app.signedIn({ name: 'Sari' })
const otherDesk = await other.signedIn({ name: 'Budi' })

test('a change is kept and the page is one version further', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })
  const sent = change(retitle(section, 'Judul baru'))

  const reply = await send(desk, page.id, page.headVersion, sent)

  expect(reply).toMatchObject({
    status: 200,
    data: { headVersion: page.headVersion + 1, accepted: [sent.id], others: [] },
  })
  const now = await readPage(desk, page.id)
  expect(now.document.sections[0]?.content.title).toBe('Judul baru')
  expect(now.page.updatedBy).toBe('Sari')
})

test('concurrent changes of different fields are both kept', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })
  const mine = change(retitle(section, 'Judul dari Sari'))
  const theirs = change({
    kind: 'changeField',
    sectionId: section.id,
    sectionVersion: section.version,
    path: ['text'],
    value: 'Teks dari Budi',
    was: section.content.text ?? '',
  })

  const replies = await Promise.all([
    send(desk, page.id, page.headVersion, mine),
    send(otherDesk, page.id, page.headVersion, theirs),
  ])

  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect((await readPage(desk, page.id)).document.sections[0]?.content).toMatchObject({
    title: 'Judul dari Sari',
    text: 'Teks dari Budi',
  })
  const later = replies.find(({ data }) => data.headVersion === page.headVersion + 2)
  expect(later?.data.others).toMatchObject([
    { version: page.headVersion + 1, actor: { name: expect.stringMatching(/Sari|Budi/) } },
  ])
})

test('of two concurrent changes of one field the first is kept, and the second is returned both values', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(desk, { sections: [section] })
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Dari Sari')))
  const late = change(retitle(section, 'Dari Budi'))

  const reply = await send(otherDesk, page.id, page.headVersion, late)

  expect(reply).toMatchObject({
    status: 409,
    body: {
      data: {
        code: 'field_conflict',
        mine: 'Dari Budi',
        theirs: 'Dari Sari',
        sectionId: section.id,
        path: ['title'],
        changeId: late.id,
        accepted: [],
        headVersion: page.headVersion + 1,
      },
    },
  })
  expect((await readPage(desk, page.id)).document.sections[0]?.content.title).toBe('Dari Sari')
})

test('choosing the own value after a conflict is another change, and can be undone', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(desk, { sections: [section] })
  await send(desk, page.id, page.headVersion, change(retitle(section, 'Dari Sari')))
  await send(otherDesk, page.id, page.headVersion, change(retitle(section, 'Dari Budi')))

  const chosen = await send(
    otherDesk,
    page.id,
    page.headVersion + 1,
    change(retitle(section, 'Dari Budi', 'Dari Sari')),
  )
  const undone = await send(
    otherDesk,
    page.id,
    chosen.data.headVersion,
    change(retitle(section, 'Dari Sari', 'Dari Budi')),
  )

  expect([chosen.status, undone.status]).toEqual([200, 200])
  expect((await readPage(desk, page.id)).document.sections[0]?.content.title).toBe('Dari Sari')
})

test('of many simultaneous changes of one field exactly one is kept', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(desk, { sections: [section] })

  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      send(index % 2 ? desk : otherDesk, page.id, page.headVersion, change(retitle(section, `Tulisan ${index}`))),
    ),
  )

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  expect((await readPage(desk, page.id)).page.headVersion).toBe(page.headVersion + 1)
})

test('versions have no gaps, however many write at once', async () => {
  const { page } = await makePage(desk)
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      send(index % 2 ? desk : otherDesk, page.id, page.headVersion, change(insert(headline()))),
    ),
  )

  const { rows } = await app.database.queries.execute<{ version: number }>(
    sql`SELECT version FROM landing_page_operations WHERE page_id = ${page.id} ORDER BY version`,
  )
  expect(rows.map(({ version }) => version)).toEqual(
    Array.from({ length: page.headVersion + 12 }, (_, index) => index + 1),
  )
})

test('a change sent again, because its answer was lost, is not applied twice', async () => {
  const { page } = await makePage(desk)
  const sent = change(insert(headline()))
  const first = await send(desk, page.id, page.headVersion, sent)

  const elsewhere = other.visitor()
  await elsewhere.post('/admin/sign-in', { email: desk.admin.email, password: factoryPassword })
  const again = await Promise.all([
    send(desk, page.id, page.headVersion, sent),
    send(elsewhere, page.id, page.headVersion, sent),
  ])

  for (const reply of [first, ...again])
    expect(reply).toMatchObject({
      status: 200,
      data: { headVersion: page.headVersion + 1, accepted: [sent.id], others: [] },
    })
  expect((await readPage(desk, page.id)).document.sections).toHaveLength(2)
})

test('a reused change id with other content, or by another admin, is refused as a conflict', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(desk, { sections: [section] })
  const sent = change(retitle(section, 'Satu'))
  await send(desk, page.id, page.headVersion, sent)
  const good = change(insert(headline({ title: 'Baru' }), section.id))
  const other = { ...sent, operations: [retitle(section, 'Dua', 'Satu')] }

  const otherWords = await send(desk, page.id, page.headVersion + 1, good, other)
  const otherPerson = await send(otherDesk, page.id, page.headVersion + 2, sent)
  const twiceInOne = change(retitle(section, 'Tiga', 'Satu'))
  const inOneRequest = await send(desk, page.id, page.headVersion + 2, twiceInOne, {
    ...twiceInOne,
    operations: [retitle(section, 'Empat', 'Tiga')],
  })

  expect(otherWords).toMatchObject({
    status: 409,
    body: {
      message: 'Perubahan ini sudah tersimpan dengan isi atau pengirim yang lain. Muat ulang untuk melanjutkan.',
      data: { code: 'change_taken', changeId: sent.id, accepted: [good.id], headVersion: page.headVersion + 2 },
    },
  })
  expect(otherPerson).toMatchObject({ status: 409, body: { data: { code: 'change_taken', changeId: sent.id } } })
  expect(inOneRequest).toMatchObject({
    status: 409,
    body: { data: { code: 'change_taken', accepted: [twiceInOne.id] } },
  })
  expect((await readPage(desk, page.id)).document.sections.map(({ content }) => content.title)).toEqual([
    'Tiga',
    'Baru',
  ])
})

test('changes before a refused one are kept, those after it are not applied', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(desk, { sections: [section] })
  const [good, bad, never] = [
    change(insert(headline({ title: 'Baru' }), section.id)),
    change(retitle(section, 'Milik saya', 'bukan yang tersimpan')),
    change(insert(headline({ title: 'Tidak pernah' }))),
  ]

  const reply = await send(desk, page.id, page.headVersion, good, bad, never)

  expect(reply).toMatchObject({
    status: 409,
    body: {
      data: { code: 'field_conflict', changeId: bad.id, accepted: [good.id], headVersion: page.headVersion + 1 },
    },
  })
  expect((await readPage(desk, page.id)).document.sections.map(({ content }) => content.title)).toEqual([
    'Semula',
    'Baru',
  ])
})

test('a change of several operations is atomic', async () => {
  const section = headline({ title: 'Semula' })
  const { page } = await makePage(desk, { sections: [section] })

  await send(
    desk,
    page.id,
    page.headVersion,
    change(insert(headline()), retitle(section, 'Milik saya', 'bukan yang tersimpan')),
  )

  expect((await readPage(desk, page.id)).document.sections).toHaveLength(1)
})

test('a removal wins over a change that comes after it', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section, headline()] })
  await send(desk, page.id, page.headVersion, change({ kind: 'removeSection', sectionId: section.id }))

  const reply = await send(otherDesk, page.id, page.headVersion, change(retitle(section, 'Terlambat')))

  expect(reply).toMatchObject({
    status: 409,
    body: {
      message: 'Bagian ini sudah dihapus dari halaman.',
      data: { code: 'section_removed', sectionId: section.id },
    },
  })
})

test('a change with a newer section version than the server knows asks for a reload', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })

  const reply = await send(
    desk,
    page.id,
    page.headVersion,
    change({ ...retitle(section, 'Dari masa depan'), sectionVersion: 99 } as never),
  )

  expect(reply).toMatchObject({ status: 409, body: { data: { code: 'reload_needed' } } })
})

test('a base that is ahead of the page is no base', async () => {
  const { page } = await makePage(desk)
  expect(await send(desk, page.id, page.headVersion + 5, change(insert(headline())))).toMatchObject({
    status: 409,
    body: { data: { code: 'version_conflict', headVersion: page.headVersion } },
  })
})

test('a later request returns the changes since, in order', async () => {
  const section = headline({ title: 'Satu' })
  const { page } = await makePage(desk, { sections: [section] })
  const [two, three] = [change(retitle(section, 'Dua')), change(retitle(section, 'Tiga', 'Dua'))]
  await send(desk, page.id, page.headVersion, two, three)

  const reply = await otherDesk.get(`/admin/landing-pages/${page.id}/changes?since=${page.headVersion}`)

  expect(reply.body.data).toMatchObject({
    headVersion: page.headVersion + 2,
    changes: [{ change: { id: two.id }, actor: { name: 'Sari' } }, { change: { id: three.id } }],
  })
  expect(
    (await otherDesk.get(`/admin/landing-pages/${page.id}/changes?since=${page.headVersion + 2}`)).body.data,
  ).toMatchObject({ headVersion: page.headVersion + 2, changes: [] })
})

test('a section of a type this build does not know is kept, and comes back only as it was', async () => {
  const strange = { ...headline(), type: 'dari_masa_depan', version: 3, content: { apa: 'saja' } }
  const { page } = await makePage(desk)
  await app.database.queries.execute(
    sql`UPDATE landing_pages SET document = jsonb_set(document, '{sections}', document->'sections' || ${JSON.stringify([strange])}::jsonb) WHERE id = ${page.id}`,
  )

  expect((await readPage(desk, page.id)).document.sections.at(-1)).toEqual(strange)
  expect(
    (await send(desk, page.id, page.headVersion, change({ kind: 'removeSection', sectionId: strange.id }))).status,
  ).toBe(200)
  expect(
    (await send(desk, page.id, page.headVersion + 1, change(insert({ ...strange, content: { apa: 'lain' } })))).status,
  ).toBe(422)
  expect((await send(desk, page.id, page.headVersion + 1, change(insert(strange)))).status).toBe(200)
})
