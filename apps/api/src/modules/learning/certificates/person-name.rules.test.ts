import { expect, test } from 'vitest'
import { isPersonName } from './person-name.rules.ts'

test.each([
  'Dewi Lestari',
  'Suharto',
  'dr. Ni Luh Putu Ayu, M.Kes.',
  "D'Angelo",
  '王小明',
  'عمر فاروق',
  'Nguyễn Thị Ánh',
])('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each(['', '-', 'A', 'dewi@contoh.test', 'dewi123', '081234567890', '🙂🙂', 'D. L.', '<b>Dewi</b>'])(
  '"%s" is none',
  (name) => {
    expect(isPersonName(name)).toBe(false)
  },
)
