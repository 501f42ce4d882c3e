import type { Page } from '@playwright/test'
import { type Builder, createPage } from './support/builder.ts'
import { exhaustive, expect, newName, test } from './support/journey.ts'

const types = ['Judul', 'Paragraf', 'Kartu grid', 'Tombol CTA', 'Akordeon']

for (const seed of [7, 2026])
  test(
    `random edits (seed ${seed}), undone and redone, give the same page`,
    seed === 7 ? {} : exhaustive,
    async ({ page }) => {
      const builder = await createPage(page, newName('Acak'))
      await builder.type('Judul').click()
      await builder.expectSaved()
      const before = await storedDocument(page)
      const random = randomFrom(seed)
      const steps = 10
      for (let step = 0; step < steps; step += 1) await actAtRandom(builder, random, step)
      await builder.expectSaved()
      const after = await storedDocument(page)
      expect(after).not.toEqual(before)

      for (let step = 0; step < steps; step += 1) await builder.undo.click()
      await builder.expectSaved()
      expect(await storedDocument(page)).toEqual(before)
      for (let step = 0; step < steps; step += 1) await builder.redo.click()
      await builder.expectSaved()
      expect(await storedDocument(page)).toEqual(after)
    },
  )

/** One act of those that are one step; each changes something. */
async function actAtRandom(builder: Builder, random: (below: number) => number, step: number): Promise<void> {
  const { page, toolbar } = builder
  const count = await builder.rows().count()
  await builder.row(random(count) + 1).click()
  const press = (name: string) => toolbar.getByRole('button', { name, exact: true }).click()
  const acts = [
    () => builder.type(types[random(types.length)] ?? '').click(),
    () => press('Gandakan'),
    () => (count > 1 ? press('Hapus') : press('Gandakan')),
    async () =>
      press((await toolbar.getByRole('button', { name: 'Tampilkan' }).count()) > 0 ? 'Tampilkan' : 'Sembunyikan'),
    async () => {
      if (count === 1) return press('Gandakan')
      return press((await toolbar.getByRole('button', { name: 'Turunkan' }).isEnabled()) ? 'Turunkan' : 'Naikkan')
    },
    async () => {
      await builder.field('Judul').focus()
      await page.keyboard.press('End')
      await page.keyboard.type(` ke-${step}`)
    },
    async () => {
      const tones = builder.inspector.getByRole('radiogroup', { name: 'Nuansa' })
      await tones.getByRole('radio', { checked: false }).first().check()
    },
  ]
  await acts[random(acts.length)]?.()
}

/** The same sequence for the same seed (Park and Miller's generator). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** The page as the server holds it, ids included. */
async function storedDocument(page: Page): Promise<unknown> {
  const answer = await page.request.get(`/api${new URL(page.url()).pathname}`)
  const { data } = (await answer.json()) as { data: { document: unknown } }
  expect(data.document).toBeDefined()
  return data.document
}
