import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { fileUploadLabelsEn } from './file-upload.labels.ts'
import { FileUpload } from './file-upload.tsx'

const upload = () => Promise.resolve('a1')
const files = [{ id: 'a1', name: 'bukti-transfer.jpg', bytes: 1_240_000 }]

test('the server renders a file input with its label, and the files that are there with their sizes', () => {
  const { getByLabelText, getByRole, getAllByRole } = drawn(
    <Field label="Bukti transfer">
      <FileUpload upload={upload} name="bukti" accept="image/*" defaultValue={files} />
    </Field>,
  )
  expect(getByLabelText('Bukti transfer').matches('input[type="file"][name="bukti"][accept="image/*"]')).toBe(true)
  expect(getByRole('list', { name: 'Berkas' })).toBeDefined()
  expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'bukti-transfer.jpg1,2 MB · Terunggah',
  ])
  expect(getByRole('button', { name: 'Hapus bukti-transfer.jpg' })).toBeDefined()
})

test('read-only files cannot be removed', () => {
  expect(drawn(<FileUpload upload={upload} readOnly defaultValue={files} />).queryByRole('button')).toBeNull()
})

test('in English everything it says is English', () => {
  const { getByRole, words } = drawn(
    <FileUpload upload={upload} defaultValue={files} maxBytes={2_000_000} labels={fileUploadLabelsEn} />,
  )
  expect(getByRole('button', { name: 'Remove bukti-transfer.jpg' })).toBeDefined()
  expect(words).toContain('|Drop files here, or|Choose files|Each file below 2MB.|')
})
