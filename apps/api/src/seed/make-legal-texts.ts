import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext } from '../app-context.ts'
import { changeLegalTextStatus, createLegalText } from '../modules/content/legal-texts/index.ts'
import { richTextOf } from './rich-texts.ts'
import { findSeededTitles } from './seed.repo.ts'

const title = 'Bagian tentang kecerdasan buatan'

const disclaimer = `
## Hasil tidak dijamin

Angka dan cerita peserta menggambarkan pengalaman orang yang disebut. Hasil Anda bergantung pada toko, pasar, waktu, dan kerja Anda sendiri.

Tidak ada kelas atau jasa yang dapat menjamin omzet, peringkat, atau keuntungan.

## Bukan nasihat khusus

Isi halaman dan pelajaran bersifat umum. Untuk urusan hukum, pajak, atau keuangan usaha Anda, mintalah nasihat ahlinya.

Aturan dan tampilan marketplace sering berubah. Periksa lagi di tempat asalnya sebelum bertindak.

## Jawaban kecerdasan buatan

Beberapa tools kami menyusun jawaban dengan kecerdasan buatan. Jawabannya dapat keliru, jadi baca dahulu sebelum mengirimkannya ke pembeli.

## Nama dan situs pihak lain

Nama dan logo seperti Shopee, Tokopedia, TikTok, Lazada, dan WhatsApp adalah milik pemiliknya. Kami berdiri sendiri dan bukan bagian dari mereka.

Tautan ke WhatsApp, peta, video, atau situs lain membawa Anda keluar dari sini. Di sana berlaku aturan mereka.

## Layanan dapat terganggu

Kami menjaga halaman tetap terbuka dan data tidak hilang, tetapi gangguan dapat saja terjadi.
`

/**
 * The second version of the disclaimer, valid from the day of the seed. Of the terms and the privacy policy there is one
 * version: everyone would be asked to agree again.
 */
export async function makeLegalTexts(ctx: AdminContext) {
  if ((await findSeededTitles(ctx.database.queries, 'legal_texts')).has(title)) return
  const validFrom = dayInWib(ctx.clock.now())
  const value = { kind: 'disclaimer', title, body: richTextOf(disclaimer), validFrom } as const
  const { id } = await createLegalText(ctx, { body: { value } })
  await changeLegalTextStatus(ctx, { body: { action: 'publish', ids: [id] } })
}
