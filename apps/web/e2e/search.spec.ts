import { exhaustive, expect, test } from './support/journey.ts'

test('a visitor without scripts searches with a wrong letter, narrows down, sorts, and finds ways on where nothing is', async ({
  visitor,
}) => {
  await visitor.goto('/daftar-kelas-premium')
  const results = visitor.getByRole('main').getByRole('list', { name: 'Hasil' })
  const name = (await results.getByRole('article').first().getByRole('link').textContent()) ?? ''
  const word = name.split(/\s+/).find((one) => /^[A-Za-z]{6,}$/.test(one)) ?? name
  const wrong = word.slice(0, 2) + word.slice(3)

  await visitor.getByRole('searchbox', { name: 'Cari' }).fill(wrong)
  await visitor.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(visitor).toHaveURL(/\/search\?cari=/)
  await expect(results.getByRole('article').first()).toBeVisible()
  await expect(visitor.getByRole('searchbox', { name: 'Cari' })).toHaveValue(wrong)

  await visitor.goto('/search')
  const form = visitor.getByRole('form', { name: 'Saring' })
  await form.getByLabel('Jenis').selectOption('event')
  await form.getByLabel('Urutkan').selectOption('Terbaru')
  await form.getByRole('button', { name: 'Terapkan' }).click()
  await expect(form.getByLabel('Jenis')).toHaveValue('event')
  await expect(visitor).toHaveURL(/jenis=event.*urut=1/)
  for (const href of await results
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toMatch(/^\/event\//)

  await visitor.goto('/search?cari=qzxqzxqzx')
  await expect(visitor.getByRole('heading', { name: /Belum ada hasil/ })).toBeVisible()
  await expect(visitor.getByRole('list', { name: 'Paling diminati' }).getByRole('article').first()).toBeVisible()
})

test(
  'pages of a search lead there and back, and what an address cannot mean is no error',
  exhaustive,
  async ({ visitor }) => {
    await visitor.goto('/search')
    const results = visitor.getByRole('main').getByRole('list', { name: 'Hasil' })
    const first = await results.getByRole('article').allTextContents()
    await visitor.getByRole('link', { name: 'Berikutnya' }).click()
    await expect(visitor).toHaveURL(/halaman=sesudah_/)
    await visitor.getByRole('link', { name: 'Sebelumnya' }).click()
    await expect(visitor).toHaveURL(/halaman=sebelum_/)
    expect(await results.getByRole('article').allTextContents()).toEqual(first)

    for (const [query, status] of [
      ['halaman=-1&urut=99', 200],
      ['cari=%25%25%25___', 200],
      ['cari=a%00b', 200],
      ['cari=%27%3B%20DROP%20TABLE%20sellables%3B--', 200],
      [`cari=${'a'.repeat(2000)}`, 422],
    ] as const)
      expect((await visitor.goto(`/search?${query}`))?.status(), query).toBe(status)
  },
)

test('names are suggested while a guest types, and opened by keyboard', exhaustive, async ({ guest }) => {
  await guest.goto('/search')
  const name =
    (await guest.getByRole('list', { name: 'Hasil' }).getByRole('article').first().getByRole('link').textContent()) ??
    ''
  const box = guest.locator('[data-search]')
  await box.focus()
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially(name.slice(0, 12))
  await expect(guest.getByRole('option').first()).toBeVisible()
  await guest.keyboard.press('ArrowDown')
  await guest.keyboard.press('Enter')
  await expect(guest).not.toHaveURL(/\/search/)
})

test(
  'a marketer collects courses, publishes them, and visitors find the page',
  exhaustive,
  async ({ page, visitor }) => {
    await page.goto('/admin/koleksi')
    await page.getByRole('link', { name: 'Tambah' }).first().click()
    await page.getByLabel('Judul').fill('Mulai dari nol')
    for (let n = 0; n < 2; n += 1) {
      const add = page.getByRole('combobox', { name: 'Tambah kelas' })
      await add.click()
      await page.getByRole('option').first().click()
      await expect(page.getByRole('list', { name: 'Kelas dalam koleksi' }).getByRole('listitem')).toHaveCount(n + 1)
    }
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page.getByText('Mulai dari nol disimpan')).toBeVisible()
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(page.getByText('Mulai dari nol diterbitkan')).toBeVisible()
    const address = (await page.getByRole('link', { name: /^\/list-course\// }).getAttribute('href')) ?? ''
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { name: 'Mulai dari nol', level: 1 })).toBeVisible()
    await expect(visitor.getByRole('list', { name: 'Hasil' }).getByRole('article').first()).toBeVisible()
    for (const nowhere of ['/list-course/-1', '/list-course/abc', '/list-course/99999999']) {
      await visitor.goto(nowhere)
      await expect(visitor).toHaveURL(/\/404$/)
    }
  },
)
