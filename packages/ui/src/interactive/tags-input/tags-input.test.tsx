import { expect, test } from 'vitest'
import { drawn } from '../../../../../scripts/tests/setup/drawn.ts'
import { Field } from '../../primitives/field/field.tsx'
import { tagsInputLabelsEn } from './tags-input.labels.ts'
import { TagsInput } from './tags-input.tsx'

test('the server renders each tag with a button that removes it, and the field with its label', () => {
  const { getByRole, getAllByRole } = drawn(
    <Field label="Kata kunci">
      <TagsInput name="kata" defaultValue={['shopee', 'iklan']} />
    </Field>,
  )
  const list = getByRole('list', { name: 'Sudah diisi' })
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['shopee', 'iklan'])
  expect(getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Hapus shopee',
    'Hapus iklan',
  ])
  expect(getByRole('textbox', { name: /^Kata kunci/ }).getAttribute('name')).toBe('kata')
})

test('what may not be changed has no buttons', () => {
  expect(drawn(<TagsInput defaultValue={['shopee']} readOnly />).queryByRole('button')).toBeNull()
  expect(drawn(<TagsInput defaultValue={['shopee']} disabled />).queryByRole('button')).toBeNull()
})

test('an empty field has no list, and shows its placeholder', () => {
  const { queryByRole, getByPlaceholderText } = drawn(<TagsInput placeholder="misalnya shopee" />)
  expect(queryByRole('list')).toBeNull()
  expect(getByPlaceholderText('misalnya shopee')).toBeDefined()
})

test('in English its words are English', () => {
  const { getByRole, body } = drawn(<TagsInput defaultValue={['ads']} labels={tagsInputLabelsEn} />)
  expect(getByRole('button', { name: 'Remove ads' })).toBeDefined()
  expect(body.textContent).not.toMatch(/Tekan|Hapus/)
})
