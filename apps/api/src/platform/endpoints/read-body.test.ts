import { expect, test } from 'vitest'
import { AppError } from '../../errors/app-error.ts'
import { mutated, seededRandom } from '../../testing/mutations.ts'
import { readBody } from './read-body.ts'

test.each([
  ['application/json', '{"name":"Halaman","list":[1,2,{"a":null}],"text":"\\u00e9 \\ud83d\\ude00"}'],
  ['application/x-www-form-urlencoded', 'name=Halaman+baru&kind=exclusive&alamat=%2Fkelas%3Fa%3Db&kosong='],
])('2,000 broken bodies of %s are each a value or the answer that says what is wrong', async (type, whole) => {
  const random = seededRandom(20_266)
  const codes = new Set<string>()
  for (let round = 0; round < 2_000; round++) {
    const body = new Uint8Array(mutated(Buffer.from(whole), random))
    const request = new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body })
    try {
      await readBody(request, 10_000)
      codes.add('read')
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      codes.add(error.code)
    }
  }
  expect([...codes]).toEqual(expect.arrayContaining(['read', 'bad_request']))
  expect([...codes].filter((code) => !['read', 'bad_request', 'invalid_input'].includes(code))).toEqual([])
})
