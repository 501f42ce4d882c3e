import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { samplePdf } from '../../testing/sample-pdf.ts'
import { PasswordForm } from './password-form.tsx'
import { pdfViewerLabelsEn, pdfViewerLabelsId } from './pdf-viewer.labels.ts'
import { PdfViewer } from './pdf-viewer.tsx'

const words = ['Menghitung laba', 'Laba per produk', 'Harga pokok', 'Laba bersih dan laba kotor', 'Penutup']
const src = URL.createObjectURL(new Blob([samplePdf(words)], { type: 'application/pdf' }))

/** A sheet of paper looks the same on every ground. */
const isDrawn = async (canvasElement: HTMLElement, page: number) => {
  const text = () => canvasElement.querySelector(`[data-page="${page}"] [data-part="text"]`)
  // The engine and its worker are two large files, which the first story waits for.
  await waitFor(() => expect(text()).toHaveTextContent(words[page - 1] ?? ''), { timeout: 50_000 })
}

const meta = preview.meta({
  title: 'Interaktif/Pembaca PDF (PdfViewer)',
  component: PdfViewer,
  args: { label: 'Buku laba', src },
  render: (args) => (
    <div style={{ maxWidth: 720, height: 600 }}>
      <PdfViewer {...args} />
    </div>
  ),
})

export const Document = meta.story({ play: ({ canvasElement }) => isDrawn(canvasElement, 1) })
export const AtAPage = meta.story({
  args: { startPage: 3 },
  play: ({ canvasElement }) => isDrawn(canvasElement, 3),
})
export const Watermarked = meta.story({
  args: { watermark: 'Sari Dewi · sari@contoh.id' },
  play: ({ canvasElement }) => isDrawn(canvasElement, 1),
})
export const Found = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvasElement, 1)
    await userEvent.type(canvas.getByRole('searchbox'), 'laba')
    await waitFor(() => expect(canvas.getByText('1 dari 4')).toBeVisible())
  },
})
export const Failed = meta.story({
  args: { src: 'data:application/pdf,rusak' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
export const Locked = meta.story({
  render: () => (
    <div className="ui:pdf" style={{ maxWidth: 720, height: 400 }}>
      <PasswordForm labels={pdfViewerLabelsId} isAgain={false} onAnswer={() => {}} />
    </div>
  ),
})
export const WrongPassword = meta.story({
  render: () => (
    <div className="ui:pdf" style={{ maxWidth: 720, height: 400 }}>
      <PasswordForm labels={pdfViewerLabelsId} isAgain onAnswer={() => {}} />
    </div>
  ),
})
export const English = meta.story({
  args: { labels: pdfViewerLabelsEn },
  play: ({ canvasElement }) => isDrawn(canvasElement, 1),
})
export const OnAPhone = meta.story({
  render: (args) => (
    <div style={{ width: 320 }}>
      <PdfViewer {...args} />
    </div>
  ),
  play: ({ canvasElement }) => isDrawn(canvasElement, 1),
})
