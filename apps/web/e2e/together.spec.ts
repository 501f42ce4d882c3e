import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, Operation, PageDocument } from '@naikkelas/page'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, signIn, test as journey } from './support/journey.ts'
import { startProductServer } from './support/product-server.ts'

/** The demo world's first admin, beside the marketer. */
const admin = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }
const [dewi, raka] = ['Dewi Lestari', 'Raka Pratama']

const test = journey.extend<{ asAdmin: (at?: string) => Promise<Page> }>({
  asAdmin: async ({ browser, contextOptions, baseURL }, use) => {
    const opened: Page[] = []
    await use(async (at = baseURL ?? '') => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: at,
        storageState: { cookies: [], origins: [] },
      })
      const page = await context.newPage()
      opened.push(page)
      await signIn(page, admin)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

test('on a phone the name of a page keeps room beside the face of another', exhaustive, async ({ page, asAdmin }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/admin/landing-pages?cari=Kuasai')
  await page.getByRole('link', { name: 'Kelas Kuasai Data Usaha', exact: true }).first().click()
  const name = page.getByRole('heading', { level: 1, name: 'Kelas Kuasai Data Usaha' })
  await expect(name).toBeVisible()
  const theirs = await asAdmin()
  await theirs.goto(page.url())

  const faces = page.getByRole('list', { name: 'Sedang membuka halaman ini' })
  await expect(faces).toBeVisible()
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(30)
  const [words, face] = [await name.boundingBox(), await faces.boundingBox()]
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(face?.x ?? 0)
})

test('two admins see each other, and changes of one are shown to the other without a reload', async ({
  page,
  asAdmin,
}) => {
  const mine = await pageOfTwo(page)
  const theirs = await openElsewhere(mine, await asAdmin())

  await expect(others(mine).getByRole('button', { name: dewi })).toBeVisible()
  await expect(others(theirs).getByRole('button', { name: raka })).toBeVisible()
  // “sedang membuka” when this tab’s own line came up only after hers.
  await mine.expectSaid(new RegExp(`${dewi} (sedang )?membuka halaman ini`))

  await theirs.field('Judul').fill('Ditulis Dewi')
  await expect(mine.section(1).getByRole('heading')).toHaveText('Ditulis Dewi')
  await expect(mine.row(1)).toContainText(`${dewi} di sini`)
  await expect(mine.section(1).getByText(dewi)).toBeVisible()

  await mine.select(2)
  await mine.field('Judul').fill('Ditulis Raka')
  await expect(theirs.section(2).getByRole('heading')).toHaveText('Ditulis Raka')
  const face = others(theirs).getByRole('button', { name: raka })
  await expect(face).toHaveAccessibleDescription(`${raka}, menyunting Judul di bagian 2, Judul`)
  await face.click()
  await expect(theirs.row(2)).toHaveAttribute('aria-current', 'true')

  await theirs.page.close()
  await expect(others(mine)).toHaveCount(0)
  await expect(mine.row(1)).not.toContainText('di sini')
})

test(
  'a text that one admin is editing is locked for the other until it is left',
  exhaustive,
  async ({ page, asAdmin }) => {
    const mine = await pageOfTwo(page)
    const theirs = await openElsewhere(mine, await asAdmin())
    await theirs.section(1).getByRole('heading').dblclick()
    await expect(theirs.writing()).toBeFocused()

    const title = mine.section(1).locator('[data-text="title"]')
    await expect(title).toHaveAttribute('data-held', `sedang diedit ${dewi}`)
    await title.dblclick()
    await expect(page.getByText(`Teks ini sedang diedit ${dewi}.`).first()).toBeVisible()
    await expect(mine.writing()).toHaveCount(0)
    await expect(mine.field('Judul')).not.toBeEditable()
    await expect(mine.inspector.getByText(`sedang diedit ${dewi}`)).toBeVisible()
    await expectAccessible(page)

    await theirs.page.keyboard.press('Escape')
    await expect(title).not.toHaveAttribute('data-held')
    await expect(mine.field('Judul')).toBeEditable()
    await mine.field('Judul').focus()
    await expect(theirs.section(1).locator('[data-text="title"]')).toHaveAttribute('data-held', `sedang diedit ${raka}`)
    await theirs.section(1).locator('[data-text="title"]').dblclick()
    await expect(theirs.writing()).toHaveCount(0)
  },
)

test(
  'the caret keeps its position through a hundred changes of others, and undo reverts only own changes',
  exhaustive,
  async ({ page, asAdmin }) => {
    const mine = await pageOfTwo(page)
    const theirs = await asAdmin()
    await mine.row(1).click()
    const before = (await mine.section(1).getByRole('heading').textContent()) ?? ''
    await mine.section(1).getByRole('heading').dblclick()
    await expect(mine.writing()).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Kelas baru')
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowLeft')
    const element = await mine.writing().elementHandle()

    const pageId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const last = await hundredChanges(theirs, pageId)
    await expect(mine.canvas.getByRole('heading', { name: last })).toBeAttached()

    await expect(mine.writing()).toBeFocused()
    expect(await mine.writing().evaluate((now, then) => now === then, element)).toBe(true)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('s')
    await page.keyboard.type('S!')
    await expect(mine.writing()).toHaveText('KelaS! baru')
    await page.keyboard.press('Escape')
    await mine.expectSaved()

    // Typing on after two seconds is a step of its own, sooner it is the same; what others did in between is none.
    await expect(async () => {
      const title = mine.canvas.getByRole('heading', { name: before, exact: true })
      if ((await title.count()) === 0) await mine.undo.click()
      await expect(title).toBeAttached({ timeout: 1000 })
    }).toPass()
    await expect(mine.canvas.getByRole('heading', { name: last })).toBeAttached()
    await mine.expectSaved()
  },
)

test(
  'offline changes are kept, merged once online, and conflicts of one field are resolved by choice',
  exhaustive,
  async ({ page, context, asAdmin }) => {
    const mine = await pageOfTwo(page)
    const theirs = await openElsewhere(mine, await asAdmin())
    await expect(others(mine)).toBeVisible()
    await mine.row(1).click()
    await context.setOffline(true)
    await mine.field('Judul').fill('Judul dari Raka')
    await mine.field('Teks').fill('Teks dari Raka')
    await expect(mine.saving).toHaveText('Offline')
    // A user whose connection is cut does not block others.
    await expect(theirs.field('Judul')).toBeEditable({ timeout: 20_000 })
    await theirs.field('Judul').fill('Judul dari Dewi')
    await theirs.select(2)
    await theirs.field('Judul').fill('Bagian kedua dari Dewi')
    await theirs.expectSaved()
    await context.setOffline(false)

    const dialog = page.getByRole('dialog', { name: 'Dua versi untuk' })
    await expect(dialog.getByRole('region', { name: `Versi ${dewi}` })).toContainText('Judul dari Dewi')
    const own = dialog.getByRole('region', { name: 'Versi Anda' })
    await expect(own).toContainText('Judul dari Raka')
    await own.getByRole('button', { name: 'Pakai versi Anda' }).click()
    await mine.expectSaved()
    for (const builder of [mine, theirs]) {
      await expect(builder.section(1).getByRole('heading')).toHaveText('Judul dari Raka')
      await expect(builder.section(1)).toContainText('Teks dari Raka')
      await expect(builder.section(2).getByRole('heading')).toHaveText('Bagian kedua dari Dewi')
    }
  },
)

test('two servers on one database show each other’s changes and presence', exhaustive, async ({ page, asAdmin }) => {
  test.slow()
  const DATA_DIR = process.env.JOURNEYS_DATA_DIR ?? ''
  expect(DATA_DIR, 'the data folder of the server that is there').not.toBe('')
  const second = await startProductServer({
    DATA_DIR,
    DATABASE_URL: readFileSync(join(DATA_DIR, 'database-url'), 'utf8').trim(),
  })
  try {
    const mine = await pageOfTwo(page)
    const theirs = new Builder(await asAdmin(second.address))
    await theirs.page.goto(`${second.address}${new URL(page.url()).pathname}`)
    await theirs.row(1).click()
    await expect(others(mine).getByRole('button', { name: dewi })).toBeVisible()

    await theirs.field('Judul').fill('Lewat server kedua')
    await expect(mine.section(1).getByRole('heading')).toHaveText('Lewat server kedua')
    await expect(mine.section(1).locator('[data-text="title"]')).toHaveAttribute('data-held', `sedang diedit ${dewi}`)
    await mine.select(2)
    await mine.field('Judul').fill('Lewat server pertama')
    await expect(theirs.section(2).getByRole('heading')).toHaveText('Lewat server pertama')
  } finally {
    await second.stop()
  }
})

async function pageOfTwo(page: Page): Promise<Builder> {
  const builder = await createPage(page, newName('Bersama'))
  await builder.type('Judul').click()
  await builder.expectOrder(['Judul'])
  await builder.type('Judul').click()
  await builder.expectOrder(['Judul', 'Judul'])
  await builder.expectSaved()
  return builder
}

async function openElsewhere(builder: Builder, page: Page): Promise<Builder> {
  const other = new Builder(page)
  await page.goto(builder.page.url())
  await other.row(1).click()
  return other
}

const others = ({ page }: Builder) => page.getByRole('list', { name: 'Sedang membuka halaman ini' })

/** Changes of another user, one after the other: above, below and around the text being written. */
async function hundredChanges(page: Page, pageId: string): Promise<string> {
  const origin = new URL(page.url()).origin
  const path = `/api/admin/landing-pages/${pageId}`
  const read = async () => {
    const answer = await page.request.get(path)
    return ((await answer.json()) as { data: { page: { headVersion: number }; document: PageDocument } }).data
  }
  const {
    document: { sections },
    page: { headVersion },
  } = await read()
  const [, second] = sections
  if (!second) throw new Error('a page of two sections was expected')
  let was: unknown = second.content.title
  const retitle = (value: string): Operation => {
    const operation = {
      kind: 'changeField',
      sectionId: second.id,
      sectionVersion: second.version,
      path: ['title'],
      value,
      was,
    } as Operation
    was = value
    return operation
  }
  const operations: Operation[] = []
  for (let round = 0; round < 20; round++) {
    const id = `asing-${String(round).padStart(4, '0')}`
    operations.push(
      {
        kind: 'insertSection',
        section: { ...second, id, content: { ...second.content, title: `Sisipan ${round}` } },
        afterId: null,
      },
      { kind: 'moveSection', sectionId: second.id, afterId: null },
      retitle(`Perubahan ${round}`),
      { kind: 'moveSection', sectionId: second.id, afterId: sections[0]?.id ?? null },
      round % 2 === 0 ? { kind: 'removeSection', sectionId: id } : retitle(`Perubahan ${round} lagi`),
    )
  }
  let baseVersion = headVersion
  for (const operation of operations) {
    const change: Change = { id: randomUUID(), operations: [operation] }
    const answer = await page.request.post(`${path}/changes`, {
      data: { baseVersion, changes: [change] },
      headers: { origin },
    })
    expect(answer.status()).toBe(200)
    baseVersion = ((await answer.json()) as { data: { headVersion: number } }).data.headVersion
  }
  expect(operations).toHaveLength(100)
  return String(was)
}
