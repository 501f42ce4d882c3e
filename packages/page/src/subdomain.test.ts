import { expect, test } from 'vitest'
import { subdomainOf } from './subdomain.ts'

test.each([
  ['kopi.naikkelas.id', 'kopi'],
  ['kopi.naikkelas.co.id', 'kopi'],
  ['www.naikkelas.id', 'www'],
  ['naikkelas.id', ''],
  ['naikkelas.co.id', ''],
  ['kopi.tokoco.id', 'kopi'],
  ['a.kopi.naikkelas.id', ''],
  ['a.kopi.naikkelas.co.id', ''],
  ['localhost', ''],
  ['127.0.0.1', ''],
])('the subdomain of %s is %j', (hostname, subdomain) => expect(subdomainOf(hostname)).toBe(subdomain))
