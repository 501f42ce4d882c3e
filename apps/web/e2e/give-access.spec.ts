import { expectAccessible } from './support/axe.ts'
import { makeCourse } from './support/checkout.ts'
import { exhaustive, expect, newName, signIn, test } from './support/journey.ts'
import { writeLessons } from './support/lessons.ts'
import { register } from './support/register.ts'

const owner = { email: 'admin@naikkelas.test', password: 'NaikKelas2026!' }

test.use({ storageState: { cookies: [], origins: [] } })

test('a course is opened for a learner without a purchase, and closed again', exhaustive, async ({ page, guest }) => {
  await signIn(page, owner)
  const course = await makeCourse(page, { price: 150_000, type: 1 })
  await writeLessons(page, course.id, [{ title: 'Memotret', kind: 0 }])
  const { name } = await register(guest, newName('Ratna'))
  await page.goto(`/admin/pengguna?cari=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Beri akses', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Beri akses' }).click()
  await expect(dialog.getByText('Pilih kelasnya', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Alasan harus diisi' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Kelas' }).fill(course.name)
  await page.getByRole('option', { name: course.name }).click()
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Hadiah lomba foto produk')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Beri akses' }).click()
  const granted = page.getByRole('list', { name: 'Akses dari tim' }).getByRole('listitem')
  await expect(granted).toContainText(course.name)
  await expect(granted).toContainText('Tanpa batas waktu')
  await expectAccessible(page)

  await guest.goto('/kelas-saya')
  const own = guest.getByRole('article').filter({ hasText: course.name })
  await own.getByRole('link', { name: 'Mulai', exact: true }).click()
  await expect(guest.getByText('Isi Memotret')).toBeVisible()

  const user = page.url()
  await page.goto(`/admin/kelas/${course.id}`)
  await page.getByRole('link', { name: 'Peserta', exact: true }).click()
  await expect(page.getByText('1 peserta, 1 sudah mulai, 0 selesai')).toBeVisible()
  await expect(page.getByRole('row', { name })).toContainText('0 dari 1')
  await expectAccessible(page)

  await page.goto(user)
  await granted.getByRole('button', { name: `Cabut akses ${course.name}` }).click()
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Salah orang')
  await dialog.getByRole('button', { name: 'Cabut akses' }).click()
  await expect(granted).toContainText('Dicabut')
  await guest.reload()
  await expect(guest).toHaveURL(/\/kelas\//)
})
