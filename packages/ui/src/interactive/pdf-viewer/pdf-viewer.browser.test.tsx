import '@naikkelas/ui/styles.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { samplePdf } from '../../testing/sample-pdf.ts'
import { pdfViewerLabelsId } from './pdf-viewer.labels.ts'
import { PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx'

const words = ['Menghitung laba', 'Laba per produk', 'Harga pokok', 'Laba bersih dan laba kotor', 'Penutup']

function drawViewer(props: Partial<PdfViewerProps> = {}) {
  const src = URL.createObjectURL(new Blob([samplePdf(words)], { type: 'application/pdf' }))
  const { place } = draw(
    <div style={{ width: 500 }}>
      <PdfViewer label="Buku laba" src={src} {...props} />
    </div>,
  )
  return { place, number: page.getByRole('textbox', { name: 'Nomor halaman' }) }
}

// The engine and its worker are two large files, which the first test waits for.
vi.setConfig({ testTimeout: 60_000 })
const timeout = 50_000
const shownOn = (place: HTMLElement, number: number) =>
  place.querySelector(`[data-page="${number}"] [data-part="text"]`)?.textContent

test('it opens at the page where someone stopped, and reports it', async () => {
  const onPage = vi.fn()
  const { number } = drawViewer({ startPage: 3, onPage })
  await expect.element(number, { timeout }).toHaveValue('3')
  await expect.poll(() => onPage.mock.lastCall, { timeout }).toEqual([3, 5])
})

test('pages are drawn when they come near, with their text to be read and selected', async () => {
  const { place } = drawViewer()
  await expect.poll(() => shownOn(place, 1), { timeout }).toBe('Menghitung laba')
  expect(place.querySelectorAll('[data-page]')).toHaveLength(5)
  expect(place.querySelector('[data-page="5"] canvas')).toBeNull()
  await page.getByRole('textbox', { name: 'Nomor halaman' }).fill('5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => shownOn(place, 5), { timeout }).toBe('Penutup')
  expect(place.querySelector('[data-page="1"] canvas')).toBeNull()
})

test('a number without a page becomes the nearest page', async () => {
  const { number } = drawViewer()
  await number.fill('70')
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveValue('5')
  await number.fill('dua')
  await userEvent.keyboard('{Enter}')
  await expect.element(number).toHaveValue('5')
  await expect.element(page.getByRole('button', { name: 'Halaman berikutnya' })).toBeDisabled()
})

test('arrows turn pages, and plus and minus change the size', async () => {
  const { place, number } = drawViewer()
  await expect.element(number, { timeout }).toHaveValue('1')
  ;(page.getByRole('region', { name: 'Isi dokumen' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(number).toHaveValue('2')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(number).toHaveValue('1')
  const width = () => place.querySelector('[data-page]')?.getBoundingClientRect().width ?? 0
  const fitting = width()
  await userEvent.keyboard('+')
  await expect.poll(width).toBeGreaterThan(fitting)
  await userEvent.keyboard('0')
  await expect.poll(width).toBe(fitting)
})

test('a search counts all places, marks them, and goes from one to the next', async () => {
  const { place, number } = drawViewer()
  await page.getByRole('searchbox', { name: 'Cari di dokumen ini' }).fill('LABA')
  await expect.element(page.getByText('1 dari 4'), { timeout }).toBeVisible()
  await expect.poll(() => place.querySelectorAll('[data-hit="current"]').length, { timeout }).toBe(1)
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.element(page.getByText('4 dari 4')).toBeVisible()
  await expect.element(number, { timeout }).toHaveValue('4')
  await page.getByRole('button', { name: 'Hasil berikutnya' }).click()
  await expect.element(page.getByText('1 dari 4')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Cari di dokumen ini' }).fill('rugi')
  await expect.element(page.getByText('Tidak ditemukan'), { timeout }).toBeVisible()
})

test('a file that is no PDF is refused in a sentence, and tried again when asked', async () => {
  drawViewer({ src: 'data:application/pdf,rusak' })
  await expect.element(page.getByText(pdfViewerLabelsId.failed), { timeout }).toBeVisible()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.element(page.getByText(pdfViewerLabelsId.failed), { timeout }).toBeVisible()
})

test('the name of the reader is part of the picture of each page', async () => {
  const inked = async (watermark?: string) => {
    const { place } = drawViewer(watermark === undefined ? {} : { watermark })
    await expect.poll(() => shownOn(place, 1), { timeout }).toBe('Menghitung laba')
    const sheet = place.querySelector('canvas') as HTMLCanvasElement
    const { data } = sheet.getContext('2d')?.getImageData(0, sheet.height / 2, sheet.width, sheet.height / 2) ?? {}
    return [...(data ?? [])].filter((value) => value < 250).length
  }
  expect(await inked()).toBe(0)
  expect(await inked('Sari Dewi')).toBeGreaterThan(100)
})
