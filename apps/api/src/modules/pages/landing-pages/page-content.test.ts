import { expect, test } from 'vitest'
import { change, headline, insert, makePage, readPage, retitle, send } from '../../../testing/page-factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const desk = await app.signedIn()

test.each([
  [
    'a hostile address',
    ['cta'],
    { label: 'Klik', style: 'primary', note: '', target: { kind: 'url', href: 'javascript:alert(1)' } },
  ],
  [
    'a hostile address in disguise',
    ['cta'],
    { label: 'Klik', style: 'primary', note: '', target: { kind: 'url', href: ' java\tscript:alert(1)' } },
  ],
  [
    'an address of another site without a scheme',
    ['cta'],
    { label: 'Klik', style: 'primary', note: '', target: { kind: 'url', href: '//penipu.example' } },
  ],
  ['a text that is too long', ['title'], 'a'.repeat(91)],
  ['a layout that does not exist', ['layout'], 'melayang'],
  ['a number where words belong', ['title'], 7],
  [
    'a field too many',
    ['cta'],
    { label: 'Klik', style: 'primary', note: '', target: { kind: 'url', href: '' }, onclick: 'alert(1)' },
  ],
])('%s is not kept, and the field is named', async (_, path, value) => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })

  const reply = await send(
    desk,
    page.id,
    page.headVersion,
    change({
      kind: 'changeField',
      sectionId: section.id,
      sectionVersion: section.version,
      path,
      value,
      was: section.content[path[0]!] ?? null,
    } as never),
  )

  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'invalid_input' } } })
  const { fields } = reply.body.data as { fields: { path: string; message: string }[] }
  expect(fields[0]?.path).toContain(`sections.0.content.${path[0]}`)
  expect(fields[0]?.message).toMatch(/\p{L}/u)
  expect((await readPage(desk, page.id)).page.headVersion).toBe(page.headVersion)
})

test.each([
  ['an unknown type', { ...headline(), type: 'bingkai_bebas' }],
  ['an id of the wrong form', { ...headline(), id: 'kursus' }],
  ['unknown settings', { ...headline(), settings: { ...headline().settings, css: 'body{display:none}' } }],
  ['content of no schema', { ...headline(), content: { html: '<script>alert(1)</script>' } }],
])('a section with %s is not kept', async (_, section) => {
  const { page } = await makePage(desk)
  expect((await send(desk, page.id, page.headVersion, change(insert(section as never)))).status).toBe(422)
})

test('rich text is a closed set of nodes, and a link in it is checked like any other', async () => {
  const { page } = await makePage(desk)
  const { sections } = await import('@naikkelas/ui/sections/registry')
  const paragraph = (node: unknown) =>
    insert({
      ...headline(),
      type: 'paragraph',
      version: sections.paragraph.version,
      content: { ...sections.paragraph.defaults, body: { type: 'doc', content: [node] } } as never,
    })

  for (const node of [
    { type: 'image', attrs: { src: 'https://penipu.example/x.png' } },
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'klik',
          marks: [{ type: 'link', attrs: { target: { kind: 'url', href: 'javascript:alert(1)' } } }],
        },
      ],
    },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'klik', marks: [{ type: 'style', attrs: { css: 'color:red' } }] }],
    },
    { type: 'paragraph', attrs: { onclick: 'alert(1)' } },
  ]) {
    expect((await send(desk, page.id, page.headVersion, change(paragraph(node)))).status).toBe(422)
  }
})

test('a section whose id is in use is refused', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })
  expect(await send(desk, page.id, page.headVersion, change(insert(headline({ id: section.id }))))).toMatchObject({
    status: 422,
  })
})

test('a text may be emptied: unfinished is no reason to lose a save', async () => {
  const section = headline()
  const { page } = await makePage(desk, { sections: [section] })
  expect((await send(desk, page.id, page.headVersion, change(retitle(section, '')))).status).toBe(200)
})

test('a page takes 600 sections and not one more', async () => {
  const { page } = await makePage(desk, { sections: [] })
  const many = Array.from({ length: 300 }, () => insert(headline()))
  expect((await send(desk, page.id, 0, change(...many))).status).toBe(200)
  expect((await send(desk, page.id, 1, change(...many.map(() => insert(headline()))))).status).toBe(200)

  expect(await send(desk, page.id, 2, change(insert(headline())))).toMatchObject({
    status: 422,
    body: { data: { fields: [{ message: 'Satu halaman paling banyak 600 bagian' }] } },
  })
})
