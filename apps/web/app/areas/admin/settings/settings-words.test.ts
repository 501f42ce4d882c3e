import { expect, test } from 'vitest'
import { valueWords } from './settings-words.ts'

test.each([
  ['name', 'Toko Maju', 'Toko Maju'],
  ['email', '', 'Kosong'],
  ['validSince', null, 'Kosong'],
  ['isPkp', true, 'Ya'],
  ['leadMonths', 6, '6'],
  ['logoId', null, 'Logo bawaan'],
  ['logoId', '0197a1c2-0000-7000-8000-000000000001', 'Gambar yang dipilih'],
  ['accounts', [], 'Kosong'],
  [
    'accounts',
    [
      { bank: 'Bank Braga', number: '0012345678', holder: 'Rani' },
      { bank: 'Bank Dago', number: '99887766', holder: 'Budi' },
    ],
    'Bank Braga 0012345678 a.n. Rani; Bank Dago 99887766 a.n. Budi',
  ],
  ['top', [], 'Kosong'],
  [
    'groups',
    [
      {
        label: 'Kelas',
        links: [
          { label: 'Premium', href: '/a' },
          { label: 'Gratis', href: '/b' },
        ],
      },
    ],
    'Kelas (Premium, Gratis)',
  ],
  ['socialLinks', [{ network: 'tiktok', url: 'https://www.tiktok.com/@toko' }], 'TikTok https://www.tiktok.com/@toko'],
])('%s %j is read as %s', (field, value, words) => expect(valueWords(field, value)).toBe(words))
