import { expect, test } from 'vitest'
import { scratchFolder } from '../testing/test-listener.ts'
import { PartnerHosts, partnerLabel } from './partner-hosts.ts'

test.each([
  ['kopi.naikkelas.id', 'https://naikkelas.id', 'kopi'],
  ['KOPI.Naikkelas.ID', 'https://www.naikkelas.id', 'kopi'],
  ['kopi-ratna.naikkelas.co.id', 'https://naikkelas.co.id', 'kopi-ratna'],
  ['kopi.localhost:3000', 'http://localhost:3000', 'kopi'],
  ['kopi.localhost:3000', 'http://127.0.0.1:3000', 'kopi'],
])('%s below %s is %s’s', (host, publicUrl, label) => expect(partnerLabel(host, publicUrl)).toBe(label))

test.each([
  ['naikkelas.id', 'https://naikkelas.id'],
  ['www.naikkelas.id', 'https://naikkelas.id'],
  ['a.b.naikkelas.id', 'https://naikkelas.id'],
  ['kopi.naikkelas.id:8080', 'https://naikkelas.id'],
  ['kopi.naikkelas.id.jahat.example', 'https://naikkelas.id'],
  ['kopijahatnaikkelas.id', 'https://naikkelas.id'],
  ['naikkelas.co.id', 'https://naikkelas.co.id'],
  ['kopi.co.id', 'https://naikkelas.co.id'],
  ['.naikkelas.id', 'https://naikkelas.id'],
  ['-kopi.naikkelas.id', 'https://naikkelas.id'],
  ['ko pi.naikkelas.id', 'https://naikkelas.id'],
  ['kopi.naikkelas.id', 'https://staging.naikkelas.id'],
  ['1.10.0.0', 'http://10.0.0.1'],
  ['', 'https://naikkelas.id'],
])('%j below %s is not a partner’s host', (host, publicUrl) => expect(partnerLabel(host, publicUrl)).toBeNull())

test('the partner of a host is known after a restart without the database', async () => {
  const options = { publicUrl: 'https://naikkelas.id', dataDir: await scratchFolder() }
  await new PartnerHosts(options).know([{ subdomain: 'kopi', partnerId: 'mitra', home: '/p/kopi' }])
  const restarted = new PartnerHosts(options)
  await restarted.recall()
  expect(restarted.find('kopi.naikkelas.id')).toEqual({ partnerId: 'mitra', home: '/p/kopi' })
  expect(restarted.find('teh.naikkelas.id')).toBeUndefined()
})
