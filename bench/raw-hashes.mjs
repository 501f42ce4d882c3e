// The floor of a sign-in: the same password verified again and again, two at a time, by the library alone.
// node raw-hashes.mjs HASH PASSWORD COUNT; prints hashes a second
import { createRequire } from 'node:module'
import { root } from '../scripts/node24.mjs'

const argon2 = createRequire(`${root}/apps/api/package.json`)('@node-rs/argon2')
const [hash, password, count] = process.argv.slice(2)
const begun = performance.now()
let left = Number(count)
const lane = async () => {
  while (left-- > 0) if (!(await argon2.verify(hash, password))) throw new Error('the password is not the one hashed')
}
await Promise.all([lane(), lane()])
console.log((Number(count) / (performance.now() - begun)) * 1_000)
