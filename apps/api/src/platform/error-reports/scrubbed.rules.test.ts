import { expect, test } from 'vitest'
import { scrubbed } from './scrubbed.rules.ts'

const folders = { root: '/srv/naikkelas', dataDir: '/srv/naikkelas/.data' }
const id = '019aa1f8-40a8-7000-9005-38eb9861f505'

test.each([
  ['an e-mail address', 'no mail for siti.aminah+toko@contoh.co.id', 'no mail for [email]'],
  ['a number as people type it', 'cannot call 0812-3456-7890 now', 'cannot call [number] now'],
  ['a number without spaces', 'wa081234567890', 'wa[number]'],
  ['a number with its country', 'to +62 812 3456 7890', 'to [number]'],
  ['the same without its plus', 'to 6281234567890', 'to [number]'],
  ['a number at home', 'to (021) 555-1234', 'to [number]'],
  ['a number of another country', 'to +65 6123 4567', 'to [number]'],
  ['the number of an identity card', 'NIK 3174 0512 0390 0001', 'NIK [number]'],
  ['the token of a download', 'GET /unduh/rAb12', 'GET /unduh/[token]'],
  ['the token of a preview', 'no action for "/preview/t0wHN4btSVIX47nIt__h3w"', 'no action for "/preview/[token]"'],
  ['the token of an opt-out', '/berhenti/rQ9 and /api/opt-outs/rQ9', '/berhenti/[token] and /api/opt-outs/[token]'],
  ['the key of held answers', 'GET /terima-kasih?isian=rahasia-sekali', 'GET /terima-kasih'],
  [
    'a query of a whole address',
    'fetch https://naikkelas.id/x?nama=Siti#a failed',
    'fetch https://naikkelas.id/x failed',
  ],
  ['a query without a path', 'cannot read ?isian=abc&nama=Siti', 'cannot read '],
  ['who signs in to a database', 'postgres://app:hunter2@db.internal/shop', 'postgres://[secret]@db.internal/shop'],
  ['a bearer token', 'Authorization: Bearer abcdef.123456', 'Authorization: [secret] [secret]'],
  ['a cookie', 'cookie: nk_admin=abc', 'cookie: [secret]'],
  ['a field that is called a password', '{"password":"hunter2","page":1}', '{"password":[secret],"page":1}'],
  ['a token of another service', 'EAAGm0PX4ZCpsBAKZ9rTqWb refused', '[token] refused'],
  ['a web token', 'eyJhbGciOi.eyJzdWIi.abc', '[token]'],
  ['an address of the internet', 'from 203.0.113.7', 'from [address]'],
  ['a younger one', 'from 2001:db8::8a2e:370:7334', 'from [address]'],
  ['what a statement was given', 'Failed query: select 1\nparams: Siti,0812', 'Failed query: select 1\nparams: …'],
  [
    'what a database could not read',
    'invalid input syntax for type uuid: "Siti"',
    'invalid input syntax for type uuid: …',
  ],
  ['the folder of the product', "ENOENT: open '/srv/naikkelas/apps/a.ts'", "ENOENT: open 'apps/a.ts'"],
  ['the folder of its data', "ENOENT: open '/srv/naikkelas/.data/blobs/a'", "ENOENT: open 'DATA_DIR/blobs/a'"],
  ['any other folder', "ENOENT: open '/home/budi/rahasia/a.txt'", "ENOENT: open '…/a.txt'"],
])('%s is left out', (_, text, left) => {
  expect(scrubbed(text, folders)).toBe(left)
})

test.each([
  `page ${id} has 12 sections`,
  'connect ECONNREFUSED 127.0.0.1:5432',
  'Unexpected token < in JSON at position 0',
  'GET /kelas/kelas-shopee-2026',
  "Cannot read properties of undefined (reading 'title')",
  'at 10:20:30 the clock stood still',
  'duplicate key value violates unique constraint "landing_pages_link_landing_page_key"',
])('text that helps to find the cause stays: %s', (text) => {
  expect(scrubbed(text, folders)).toBe(text)
})

test('a long text ends after a thousand letters, and no pattern takes long over a hostile one', () => {
  expect(scrubbed('galat '.repeat(1_000), folders)).toHaveLength(1_000)
  for (const part of ['a@', '0 ', '1:', '?a=', '/srv/', 'aA1-', '"password":', 'eyJ.'])
    expect(scrubbed(part.repeat(100_000), folders).length).toBeLessThanOrEqual(1_000)
})
