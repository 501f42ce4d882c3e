import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Field } from '../../primitives/field/field.tsx'
import { FileUpload, type FileUploadProps } from './file-upload.tsx'
import type { Upload } from './use-uploads.ts'

const files = [
  { id: 'a', name: 'katalog-batik-sari.pdf', bytes: 3_410_000 },
  { id: 'b', name: 'foto-toko.jpg', bytes: 842_000 },
]

/** Reports how far it has come, and stays there. */
const halfway: Upload = (_, { onProgress }) =>
  new Promise(() => {
    onProgress(0.5)
  })
const refusing: Upload = () => Promise.reject(new Error('offline'))

const meta = preview.meta({
  title: 'Interaktif/Unggah berkas (FileUpload)',
  component: FileUpload,
  args: { upload: halfway, multiple: true },
  render: ({ error, ...args }: FileUploadProps & { error?: string }) => (
    <div className="story-column">
      <Field label="Materi kelas" hint="PDF, gambar, atau video." error={error}>
        <FileUpload {...args} />
      </Field>
    </div>
  ),
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { defaultValue: files } })
export const Disabled = meta.story({ args: { defaultValue: files, disabled: true } })
export const ReadOnly = meta.story({ args: { defaultValue: files, readOnly: true } })
export const Invalid = meta.story({ args: { error: 'Materi kelas belum ada. Unggah sedikitnya satu berkas.' } })

const chosen = (name = 'pelajaran-1-riset-produk-yang-laku-di-shopee.mp4') =>
  new File(['isi video'], name, { type: 'video/mp4' })

export const OnItsWay = meta.story({
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Materi kelas'), chosen())
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45'))
  },
})

export const Failed = meta.story({
  args: { upload: refusing },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Materi kelas'), chosen())
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Coba lagi/ })).toBeVisible())
  },
})

export const TooLarge = meta.story({
  args: { maxBytes: 5 },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Materi kelas'), chosen())
    await expect(canvas.getByText('File harus di bawah 5B')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Coba lagi/ })).toBeNull()
  },
})

export const Narrow = meta.story({
  args: { defaultValue: files },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Field label="Materi kelas">
        <FileUpload {...args} />
      </Field>
    </div>
  ),
})
