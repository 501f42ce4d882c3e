import { expectAccessible } from './support/axe.ts'
import { makeCourse, takeFree } from './support/checkout.ts'
import { exhaustive, expect, test } from './support/journey.ts'
import { writeLessons } from './support/lessons.ts'

test('a learner keeps notes at their place in a film, and what could not be sent stays in the box', async ({
  page,
  guest,
}) => {
  const course = await makeCourse(page, { price: 0, type: 3 })
  await writeLessons(page, course.id, [{ title: 'Pembuka', kind: 1 }])
  await takeFree(guest, course.address)
  await guest.goto('/kelas-saya')
  await guest.getByRole('article').filter({ hasText: course.name }).getByRole('link', { name: 'Mulai' }).click()
  await guest.getByRole('tab', { name: 'Catatan' }).click()
  await expect(guest.getByText('Belum ada catatan di materi ini.')).toBeVisible()
  await guest.getByRole('button', { name: 'Putar' }).first().click()
  const film = guest.locator('video')
  const position = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(position).toBeGreaterThan(2)
  await film.evaluate((video: HTMLVideoElement) => video.pause())
  const box = guest.getByRole('textbox', { name: 'Catatan baru' })
  await box.fill('Cahaya dari samping')
  await expect(guest.getByRole('checkbox', { name: /^Tandai di 0:\d\d$/ })).toBeChecked()

  await guest.context().setOffline(true)
  await guest.getByRole('button', { name: 'Simpan catatan' }).click()
  await expect(guest.getByText(/koneksi/i).first()).toBeVisible()
  await expect(box).toHaveValue('Cahaya dari samping')
  await guest.context().setOffline(false)
  await guest.getByRole('button', { name: 'Simpan catatan' }).click()
  const notes = guest.getByRole('list', { name: 'Catatan' })
  await expect(notes.getByText('Cahaya dari samping')).toBeVisible()
  await expect(box).toHaveValue('')
  await expectAccessible(guest)

  await guest.reload()
  await guest.getByRole('tab', { name: 'Catatan' }).click()
  const note = notes.getByRole('listitem')
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 0
  })
  await note.getByRole('button', { name: /^Ke 0:\d\d$/ }).click()
  await expect.poll(position).toBeGreaterThan(1)
  await note.getByRole('button', { name: 'Ubah' }).click()
  await note.getByRole('textbox', { name: 'Ubah catatan' }).fill('Cahaya dari jendela')
  await note.getByRole('button', { name: 'Simpan' }).click()
  await expect(note.getByText('Cahaya dari jendela')).toBeVisible()
  await note.getByRole('button', { name: 'Hapus' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click()
  await expect(guest.getByText('Belum ada catatan di materi ini.')).toBeVisible()
})

test(
  'a question of a learner is answered in the back office, and the answer is read in the lesson',
  exhaustive,
  async ({ page, guest }) => {
    const course = await makeCourse(page, { price: 0, type: 3 })
    await writeLessons(page, course.id, [{ title: 'Memotret', kind: 0 }])
    await takeFree(guest, course.address)
    await guest.goto('/kelas-saya')
    await guest.getByRole('article').filter({ hasText: course.name }).getByRole('link', { name: 'Mulai' }).click()
    await guest.getByRole('tab', { name: 'Tanya' }).click()
    await guest.getByRole('button', { name: 'Kirim pertanyaan' }).click()
    await expect(guest.getByText('Tulis pertanyaannya dahulu')).toBeVisible()
    await guest.getByRole('textbox', { name: 'Pertanyaan baru' }).fill('Kamera apa\nyang <b>dipakai</b>?')
    await guest.getByRole('button', { name: 'Kirim pertanyaan' }).click()
    const asked = guest.getByRole('list', { name: 'Pertanyaan' }).getByRole('listitem')
    await expect(asked).toContainText('yang <b>dipakai</b>?')
    await expect(asked).toContainText('Belum dijawab')
    await expectAccessible(guest)

    await page.goto(`/admin/pertanyaan?kelas=${course.id}&jawaban=0`)
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Jawab / }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Jawaban' }).fill('Ponsel saja cukup.')
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Jawaban disimpan')).toBeVisible()
    await expect(page.getByText('Tidak ada pertanyaan yang cocok')).toBeVisible()

    await guest.goto(`${guest.url().split('&')[0]}&tab=tanya`)
    await expect(asked).toContainText('Ponsel saja cukup.')
    await asked.getByRole('button', { name: 'Hapus' }).click()
    await guest.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click()
    await expect(guest.getByText('Belum ada pertanyaan di materi ini. Tanyakan yang pertama.')).toBeVisible()
  },
)
