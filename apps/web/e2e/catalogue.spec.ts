import { exhaustive, expect, test } from './support/journey.ts'

test(
  'a visitor without scripts sorts a list of courses and opens one with its outline',
  exhaustive,
  async ({ visitor }) => {
    await visitor.goto('/daftar-kelas-premium')
    await expect(visitor.getByRole('heading', { name: 'Kelas premium', level: 1 })).toBeVisible()
    const results = visitor.getByRole('main').getByRole('list', { name: 'Hasil' })
    await expect(results.getByRole('article').first()).toBeVisible()

    const form = visitor.getByRole('form', { name: 'Saring' })
    await form.getByLabel('Urutkan').selectOption('Termurah')
    await form.getByRole('button', { name: 'Terapkan' }).click()
    await expect(visitor).toHaveURL(/\?urut=3$/)
    await expect(form.getByLabel('Urutkan')).toHaveValue('3')
    const prices = (await results.getByRole('article').locator('[data-part=price] > b').allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    )
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))

    const card = results.getByRole('article').first().getByRole('link')
    const name = (await card.textContent()) ?? ''
    await card.click()
    await expect(visitor.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Yang dipelajari', level: 2 })).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'Daftar sekarang' })).toBeVisible()

    // What search engines read is what the page says, at one address.
    const data = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data['@graph']).toMatchObject([
      { '@type': 'Course', name, offers: { price: prices[0], priceCurrency: 'IDR' } },
      { '@type': 'BreadcrumbList' },
    ])
    const canonical = await visitor.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(new URL(visitor.url()).origin + new URL(visitor.url()).pathname)
  },
)

test(
  'free courses have addresses of their own, and an address that is not a course’s is not found',
  exhaustive,
  async ({ visitor }) => {
    await visitor.goto('/daftar-kelas-free')
    const card = visitor.getByRole('list', { name: 'Hasil' }).getByRole('article').first().getByRole('link')
    const address = (await card.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/kelas-gratis\//)
    // The address of a course that costs something leads to where the course is.
    await visitor.goto(address.replace('/kelas-gratis/', '/kelas/'))
    await expect(visitor).toHaveURL(new RegExp(`${address}$`))

    for (const nowhere of [
      '/kelas/tidak-pernah-ada',
      '/event/tidak-pernah-ada',
      '/category/-1',
      '/category/99999999',
      '/daftar-kelas-partner/abc',
    ]) {
      await visitor.goto(nowhere)
      await expect(visitor).toHaveURL(/\/404$/)
    }
  },
)

test(
  'a visitor without scripts compares courses by links, and leaves one out again',
  exhaustive,
  async ({ visitor }) => {
    await visitor.goto('/daftar-kelas-premium')
    await visitor.getByRole('list', { name: 'Hasil' }).getByRole('article').first().getByRole('link').click()
    const first = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await visitor.getByRole('link', { name: 'Bandingkan' }).click()
    const table = visitor.getByRole('table', { name: 'Perbandingan kelas' })
    await expect(table.getByRole('columnheader', { name: first })).toBeVisible()
    await visitor.getByRole('list', { name: 'Kelas yang dapat ditambahkan' }).getByRole('link').first().click()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await expect(table.getByRole('row', { name: /^Harga/ })).toContainText('Rp')
    await expect(visitor).toHaveURL(/\/bandingkan\?kelas=[a-z0-9-]+,[a-z0-9-]+$/)

    await visitor.getByRole('searchbox', { name: 'Cari kelas' }).fill('shopee')
    await visitor.getByRole('form', { name: 'Cari kelas' }).getByRole('button', { name: 'Cari' }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    await visitor.getByRole('link', { name: `Keluarkan ${first}` }).click()
    await expect(table.getByRole('columnheader')).toHaveCount(2)

    await visitor.goto('/bandingkan?kelas=tidak-pernah-ada,%3Cb%3E,')
    await expect(visitor.getByRole('heading', { name: 'Bandingkan kelas', level: 1 })).toBeVisible()
    await expect(table).toBeHidden()
  },
)
