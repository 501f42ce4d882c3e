import { expect, test } from 'vitest'
import { linkedInProfileAddress, shareAddresses } from './linked-in.ts'

test('the form of LinkedIn is filled in, the month of the certificate as Jakarta has it', () => {
  const address = linkedInProfileAddress({
    certificate: { course: 'Iklan & Promosi?', number: 'NK/2026/12/000001', issuedAt: '2026-12-31T17:30:00.000Z' },
    organization: 'Naikkelas',
    address: 'https://naikkelas.test/verifikasi-sertifikat/4K7P9QXM2T8AH3ZD',
  })
  const { origin, pathname, searchParams } = new URL(address)
  expect([origin, pathname]).toEqual(['https://www.linkedin.com', '/profile/add'])
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Iklan & Promosi?',
    organizationName: 'Naikkelas',
    issueYear: '2027',
    issueMonth: '1',
    certUrl: 'https://naikkelas.test/verifikasi-sertifikat/4K7P9QXM2T8AH3ZD',
    certId: 'NK/2026/12/000001',
  })
})

test('words and address are passed on as they are', () => {
  const [chat, ...others] = shareAddresses({ address: 'https://naikkelas.test/a?b=1&c=2', words: 'Lulus & senang' })
  expect(new URL(chat?.href ?? '').searchParams.get('text')).toBe('Lulus & senang https://naikkelas.test/a?b=1&c=2')
  expect(others.map(({ href }) => [...new URL(href).searchParams.values()])).toEqual([
    ['https://naikkelas.test/a?b=1&c=2'],
    ['https://naikkelas.test/a?b=1&c=2'],
  ])
})
