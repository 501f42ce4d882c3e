/** Whole numbers from 0 to below `limit`; the same seed gives the same numbers. */
export type Random = (limit: number) => number

/** Mulberry32: 32 bits of state, enough to spread mutations and to repeat a run. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
}

const MAX_RUN_BYTES = 64
/** Values that lengths, counts and signs go wrong at. */
const EDGE_BYTES = [0x00, 0x01, 0x7f, 0x80, 0xff, 0x0a, 0x0d, 0x22, 0x2d]

type Mutation = (bytes: Buffer, random: Random) => Buffer

const mutations: readonly Mutation[] = [
  function cutOff(bytes, random) {
    return bytes.subarray(0, random(bytes.length + 1))
  },
  function cutBeginning(bytes, random) {
    return bytes.subarray(random(Math.min(bytes.length, MAX_RUN_BYTES) + 1))
  },
  function flipBits(bytes, random) {
    const changed = Buffer.from(bytes)
    for (let left = 1 + random(8); left > 0 && changed.length > 0; left--) {
      const at = random(changed.length)
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << random(8)), at)
    }
    return changed
  },
  function writeEdges(bytes, random) {
    const at = random(bytes.length)
    const run = 1 + random(8)
    return Buffer.concat([
      bytes.subarray(0, at),
      Buffer.alloc(Math.min(run, bytes.length - at), EDGE_BYTES[random(EDGE_BYTES.length)]),
      bytes.subarray(at + run),
    ])
  },
  function remove(bytes, random) {
    const at = random(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(MAX_RUN_BYTES))])
  },
  function insertNoise(bytes, random) {
    const at = random(bytes.length)
    const noise = Buffer.from(Array.from({ length: 1 + random(MAX_RUN_BYTES) }, () => random(256)))
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
  },
  function repeat(bytes, random) {
    const from = random(bytes.length)
    const to = from + 1 + random(4 * MAX_RUN_BYTES)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  function swap(bytes, random) {
    const [from, to] = [random(bytes.length), random(bytes.length)].toSorted((one, other) => one - other) as [
      number,
      number,
    ]
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to), bytes.subarray(from, to)])
  },
]

/** Bytes after one to four random mistakes, sometimes only near their beginning or end, where formats keep lengths. */
export function mutated(bytes: Buffer, random: Random): Buffer {
  let changed = bytes
  for (let left = 1 + random(4); left > 0 && changed.length > 0; left--) {
    const mutation = mutations[random(mutations.length)] as Mutation
    const edge = Math.min(changed.length, 512)
    const place = random(3)
    if (place === 0) changed = mutation(changed, random)
    else if (place === 1) changed = Buffer.concat([mutation(changed.subarray(0, edge), random), changed.subarray(edge)])
    else changed = Buffer.concat([changed.subarray(0, -edge), mutation(changed.subarray(-edge), random)])
  }
  return changed
}

/** Values that a program may not expect where it reads JSON. */
const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  'a'.repeat(100_000),
  -1,
  1e308,
  9_007_199_254_740_993,
  true,
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { __proto__: null, constructor: { prototype: { polluted: true } } },
]

/** JSON that still is JSON, with one of its values replaced by one that is not expected. */
export function mutatedJson(text: string, random: Random): string {
  let values = 0
  JSON.parse(text, (_key, value: unknown) => ((values += 1), value))
  const chosen = random(values)
  const odd = ODD_VALUES[random(ODD_VALUES.length)]
  let at = 0
  return JSON.stringify(JSON.parse(text, (_key, value: unknown) => (at++ === chosen ? odd : value)))
}
