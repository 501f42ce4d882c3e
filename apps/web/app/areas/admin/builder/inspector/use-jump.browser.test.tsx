import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSettings } from './testing/open-settings.tsx'

const chapters = ['bab-000001', 'bab-000002'].map((id) => ({
  id,
  title: `Bab ${id}`,
  level: '1',
  lessons: ['a', 'b'].map((end) => {
    const target = { kind: 'url', href: '' }
    return {
      id: `${id.slice(1)}${end}`,
      title: `Judul ${id.slice(1)}${end}`,
      minutes: 10,
      kind: 'video',
      isFree: false,
      target,
    }
  }),
}))

test('a jump into an item within an item lands in the field that was meant, both opened', async () => {
  const { jumpTo } = openSettings('lesson', { chapters })
  jumpTo('chapters', 'bab-000002', 'lessons', 'ab-000002b', 'title')
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('Judul ab-000002b')
  jumpTo('chapters', 'bab-000001', 'title')
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('Bab bab-000001')
})

test('a jump to an item lands in it, not on what drags it', async () => {
  const { jumpTo } = openSettings('lesson', { chapters })
  jumpTo('chapters', 'bab-000002')
  await expect.poll(() => (document.activeElement as HTMLInputElement).value).toBe('Bab bab-000002')
})

test('a jump to a list whose items are folded lands on the first of them', async () => {
  const { jumpTo } = openSettings('lesson', { chapters })
  jumpTo('chapters')
  await expect.element(page.getByRole('button', { name: /^Bab 1/ })).toHaveFocus()
})

test('a jump to a running text lands where it is written, not on its first tool', async () => {
  const question = {
    id: 'tanya-0001',
    question: 'Bisa?',
    answer: { type: 'doc', content: [] },
    group: '',
    isOpen: false,
  }
  const { jumpTo } = openSettings('faq', { items: [question] })
  jumpTo('items', 'tanya-0001', 'answer')
  await expect.element(page.getByRole('textbox', { name: 'Jawaban', exact: true })).toHaveFocus()
})
