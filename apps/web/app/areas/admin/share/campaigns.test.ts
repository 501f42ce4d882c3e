import { expect, test } from 'vitest'
import { withCampaign, withWords } from './campaigns.ts'

test('a URL carries its campaign parameters, and no empty ones', () => {
  expect(
    withCampaign('https://naikkelas.test/kelas?a=1', { utm_source: ' ig ', utm_medium: '', utm_campaign: 'a&b' }),
  ).toBe('https://naikkelas.test/kelas?a=1&utm_source=ig&utm_campaign=a%26b')
})

test('a URL carries its dynamic words in link notation, beside other parameters', () => {
  expect(withWords('https://naikkelas.test/kelas?utm_source=ig', { kota: 'Jakarta Selatan', topik: 'Power BI' })).toBe(
    'https://naikkelas.test/kelas?utm_source=ig&kota=jakarta-selatan&topik=power-bi',
  )
})
