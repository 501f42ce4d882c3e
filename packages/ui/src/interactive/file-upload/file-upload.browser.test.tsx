import '@naikkelas/ui/styles.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'
import type { UploadOptions } from './use-uploads.ts'

interface Sent extends UploadOptions {
  file: File
  answer: (id: string) => void
  fail: (error: Error) => void
}

/** A transport in the hands of the test. */
function drawUpload(props: Partial<FileUploadProps> = {}) {
  const sent: Sent[] = []
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { place, remove } = draw(
    <form onSubmit={onSubmit}>
      <FileUpload
        name="berkas"
        aria-label="Bukti transfer"
        upload={(file, options) =>
          new Promise((answer, fail) => {
            sent.push({ file, answer, fail, ...options })
          })
        }
        {...props}
      />
      <button type="submit">Kirim</button>
      <button type="reset">Ulangi</button>
    </form>,
  )
  const [form, input] = [place.querySelector('form'), place.querySelector('input')]
  if (!form || !input) throw new Error('Nothing was drawn.')
  return {
    sent,
    input,
    onSubmit,
    remove,
    ids: () => new FormData(form).getAll('berkas'),
    choose: (...files: File[]) => userEvent.upload(input, files),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
  }
}

const photo = (name = 'toko.jpg') => new File(['isi'], name, { type: 'image/jpeg' })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const said = () => page.getByRole('status').element().textContent

test('the bar stops at 90 until the server has answered; then the form sends its id', async () => {
  const { sent, choose, ids } = drawUpload()
  await choose(photo())
  await expect.poll(() => sent.length).toBe(1)
  const bar = page.getByRole('progressbar', { name: 'Mengunggah toko.jpg' })
  sent[0]?.onProgress(0.5)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '45')
  sent[0]?.onProgress(1)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '90')
  expect(ids()).toEqual([])
  sent[0]?.answer('media-1')
  await expect.poll(rows).toEqual(['toko.jpg3 B · Terunggah'])
  expect([ids(), said()]).toEqual([['media-1'], 'toko.jpg: 100%'])
})

test('a cancelled upload is stopped, and its late answer is not taken', async () => {
  const { sent, choose, ids, press, input } = drawUpload()
  await choose(photo())
  await expect.poll(() => sent.length).toBe(1)
  await press('Batalkan unggahan toko.jpg')
  expect(sent[0]?.signal.aborted).toBe(true)
  sent[0]?.answer('media-1')
  await expect.poll(rows).toEqual([])
  expect(ids()).toEqual([])
  expect(document.activeElement).toBe(input)
})

test('an upload that failed says why and is sent again on request', async () => {
  const { sent, choose, ids, press } = drawUpload({ describeError: () => 'Ruang Anda penuh. Hapus berkas lama dulu.' })
  await choose(photo())
  await expect.poll(() => sent.length).toBe(1)
  sent[0]?.fail(new Error('413'))
  await expect.poll(rows).toEqual(['toko.jpg3 BRuang Anda penuh. Hapus berkas lama dulu.Coba lagi'])
  expect(said()).toBe('toko.jpg: Ruang Anda penuh. Hapus berkas lama dulu.')
  await press('Coba lagi: toko.jpg')
  await expect.poll(() => sent.length).toBe(2)
  sent[1]?.answer('media-2')
  await expect.poll(ids).toEqual(['media-2'])
})

test('a file that is too large is never sent, and those beside it are', async () => {
  const { sent, choose } = drawUpload({ multiple: true, maxBytes: 3 })
  await choose(photo(), new File(['ya'], 'logo.png', { type: 'image/png' }))
  await expect.poll(() => sent.map(({ file }) => file.name)).toEqual(['logo.png'])
  expect(rows()[0]).toBe('toko.jpg3 BFile harus di bawah 3B')
})

test('of many files three are on their way at once, and the next follows', async () => {
  const { sent, choose, ids } = drawUpload({ multiple: true })
  await choose(...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photo))
  await expect.poll(() => sent.length).toBe(3)
  expect(rows()[3]).toBe('d.jpg3 B · Menunggu giliran')
  sent[1]?.answer('b')
  await expect.poll(() => sent.length).toBe(4)
  for (const index of [0, 2, 3]) sent[index]?.answer(sent[index].file.name)
  await expect.poll(ids).toEqual(['b', 'a.jpg', 'c.jpg', 'd.jpg'])
})

test('a form is not sent while a file is on its way', async () => {
  const { sent, choose, onSubmit, press, input } = drawUpload({ required: true })
  await press('Kirim')
  expect([onSubmit.mock.calls.length, input.validationMessage]).toEqual([0, 'Pilih berkas dulu.'])
  await choose(photo())
  await expect.poll(() => sent.length).toBe(1)
  await press('Kirim')
  expect([onSubmit.mock.calls.length, input.validationMessage]).toEqual([0, 'Tunggu sampai unggahan selesai.'])
  sent[0]?.answer('media-1')
  await expect.poll(() => input.validity.valid).toBe(true)
  await press('Kirim')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('without `multiple` a new file takes the place of the last one, once it is there', async () => {
  const { sent, choose, ids } = drawUpload({ defaultValue: [{ id: 'lama', name: 'lama.jpg', bytes: 10 }] })
  await choose(photo())
  await expect.poll(() => sent.length).toBe(1)
  expect(ids()).toEqual(['lama'])
  sent[0]?.answer('baru')
  await expect.poll(ids).toEqual(['baru'])
})

test('what goes while files are on their way stops them', async () => {
  const { sent, choose, remove } = drawUpload()
  await choose(photo())
  await expect.poll(() => sent.length).toBe(1)
  remove()
  expect(sent[0]?.signal.aborted).toBe(true)
})
