import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { makeCourse, takeFree } from './support/checkout.ts'
import { exhaustive, expect, test } from './support/journey.ts'
import { writeLessons } from './support/lessons.ts'

const courseIn = (visitor: Page, name: string) =>
  visitor.getByRole('list', { name: 'Kelas saya' }).getByRole('article').filter({ hasText: name })

test('a learner without scripts reads a course to its end', async ({ page, visitor }) => {
  test.slow()
  const course = await makeCourse(page, { price: 0, type: 3 })
  await writeLessons(page, course.id, [
    { title: 'Memotret', kind: 0 },
    { title: 'Menata', kind: 0 },
  ])
  await takeFree(visitor, course.address)
  await visitor.goto('/kelas-saya')
  const own = courseIn(visitor, course.name)
  await expect(own.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await own.getByRole('link', { name: 'Mulai', exact: true }).click()
  const list = visitor.getByRole('navigation', { name: 'Daftar materi' })
  await expect(list.locator('[aria-current]')).toContainText('Memotret')
  await expect(visitor.getByText('Isi Memotret')).toBeVisible()
  await visitor.getByRole('button', { name: 'Tandai selesai' }).click()
  await expect(list.getByRole('link', { name: /Memotret/ })).toContainText('selesai')
  await visitor.getByRole('button', { name: 'Berikutnya' }).click()
  await expect(list.locator('[aria-current]')).toContainText('Menata')
  await visitor.getByRole('button', { name: 'Tandai selesai' }).click()
  await expect(visitor.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await visitor.goto('/kelas-saya?tampil=selesai')
  await expect(courseIn(visitor, course.name).getByRole('link', { name: 'Buka lagi' })).toBeVisible()
  const certificate = courseIn(visitor, course.name).getByRole('link', { name: 'Unduh sertifikat' })
  const file = await visitor.request.get((await certificate.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('a film goes on where it was left, and others are led to the page of the course', async ({
  page,
  guest,
  visitor,
}) => {
  test.slow()
  const course = await makeCourse(page, { price: 0, type: 3 })
  await writeLessons(page, course.id, [{ title: 'Pembuka', kind: 1 }])
  await takeFree(guest, course.address)
  await guest.goto('/kelas-saya')
  await expectAccessible(guest)
  await courseIn(guest, course.name).getByRole('link', { name: 'Mulai', exact: true }).click()
  const film = guest.locator('video')
  const position = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect(guest.getByRole('button', { name: 'Putar' }).first()).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Putar' }).first().click()
  await expect.poll(position).toBeGreaterThan(3)
  const reported = guest.waitForResponse((response) => response.url().endsWith('/progress'))
  await film.evaluate((video: HTMLVideoElement) => video.pause())
  expect((await reported).status()).toBe(200)
  await guest.reload()
  await expect.poll(position).toBeGreaterThan(2)
  await expect(guest.getByText(/Sudah ditonton [1-9]\d?%/)).toBeVisible()

  const address = guest.url()
  await guest.context().clearCookies()
  await guest.goto(address)
  await expect(guest).toHaveURL(/\/login/)
  await visitor.goto(address)
  await expect(visitor).toHaveURL(/\/login/)
})

test(
  'a book opens in the page at the page where it was left, and is done once its pages were open',
  exhaustive,
  async ({ page, guest }) => {
    const course = await makeCourse(page, { price: 0, type: 3 })
    await writeLessons(page, course.id, [{ title: 'Buku kas', kind: 2 }])
    await takeFree(guest, course.address)
    await guest.goto('/kelas-saya')
    await courseIn(guest, course.name).getByRole('link', { name: 'Mulai', exact: true }).click()
    const number = guest.getByRole('textbox', { name: 'Nomor halaman' })
    await expect(number).toHaveValue('1')
    await expectAccessible(guest)
    await guest.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect(guest.getByText('Selesai', { exact: true })).toBeVisible()
    await guest.reload()
    await expect(number).toHaveValue('2')
  },
)
