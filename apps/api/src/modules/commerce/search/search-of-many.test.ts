import type { OutputFor } from '@naikkelas/contract'
import type { searchCatalogue, suggestSearch } from '@naikkelas/contract/commerce'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'

const app = await createTestApp()
const visitor = app.visitor()

const ENTRIES = 10_000
const QUESTIONS = 200

const crafts = (
  'fotografi videografi copywriting pengemasan ekspor keripik sambal batik hijab kosmetik aksesoris furnitur kerajinan ' +
  'bonsai kopi roti kue minuman sepatu tas mainan elektronik gawai buku properti katering laundry bengkel salon pertanian ' +
  'peternakan perikanan konveksi percetakan florist souvenir parfum jamu frozen skincare'
).split(' ')
const places = 'Shopee TikTok Tokopedia Lazada Instagram WhatsApp Facebook YouTube Blibli Bukalapak'.split(' ')
const aims = (
  'pemula keluarga mahasiswa karyawan reseller dropshipper perajin pensiunan mingguan musiman ramadan lebaran akhirtahun ' +
  'gudang pelanggan retensi afiliasi konten siaran iklan voucher promosi ulasan pembukuan pajak'
).split(' ')

/** The same numbers at each run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Every craft at every place for every aim: each name is another one, and shares its words with hundreds. */
const names = crafts
  .flatMap((craft) => places.flatMap((place) => aims.map((aim) => `Usaha ${craft} di ${place} untuk ${aim}`)))
  .slice(0, ENTRIES)

/** A letter that is missing, too many, another one, or swapped with its neighbour, in one of the longer words. */
function misspelt(name: string, below: (limit: number) => number): string {
  const words = name.split(' ')
  const long = words.flatMap((word, index) => (word.length > 3 ? [index] : []))
  const at = long[below(long.length)] ?? 0
  const word = words[at] ?? ''
  const place = below(word.length - 1)
  const letter = 'abcdefghijklmnopqrstuvwxyz'[below(26)] ?? 'a'
  const [before, after] = [word.slice(0, place), word.slice(place)]
  const wrong = [
    before + after.slice(1),
    before + letter + after,
    before + letter + after.slice(1),
    before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
  ][below(4)]
  words[at] = wrong ?? word
  return words.join(' ')
}

// In parts, because a statement has an end in time.
for (let from = 0; from < names.length; from += 1_000)
  await app.database.queries.execute(sql`
    INSERT INTO sellables (id, kind, name, link, summary, price, status, position, sales_count, created_at, updated_at)
    SELECT gen_random_uuid(), 'course', name, 'uji-' || ${from}::int + n, 'Langkah demi langkah.', 149000, 1, n, n % 997, now(), now()
    FROM unnest(${sql.param(names.slice(from, from + 1_000))}::text[]) WITH ORDINALITY AS names (name, n)`)

/** Hundreds of requests. */
const patienceMs = 120_000

test(
  'of 200 questions with one wrong letter 95 in a hundred find theirs within the first three of 10,000',
  async () => {
    expect(new Set(names).size).toBe(ENTRIES)
    const below = seeded(17)
    const missed: string[] = []
    for (let asked = 0; asked < QUESTIONS; asked += 1) {
      const name = names[below(names.length)] ?? ''
      const words = misspelt(name, below)
      const reply = await visitor.get(`/search?${new URLSearchParams({ words })}`)
      const { items } = reply.body.data as OutputFor<typeof searchCatalogue>
      if (!items.slice(0, 3).some((item) => item.name === name)) missed.push(words)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(QUESTIONS * 0.05)
  },
  patienceMs,
)

test(
  'names are suggested from a beginning with one wrong letter',
  async () => {
    const below = seeded(23)
    const missed: string[] = []
    for (let asked = 0; asked < 50; asked += 1) {
      const name = names[below(names.length)] ?? ''
      const words = misspelt(name, below)
      const reply = await visitor.get(`/search/suggestions?${new URLSearchParams({ words })}`)
      const found = reply.body.data as OutputFor<typeof suggestSearch>
      if (!found.some((one) => one.name === name)) missed.push(words)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3)
  },
  patienceMs,
)
