import type { AdminContext } from '../app-context.ts'
import { changeHighlightStatus, createHighlight } from '../modules/site/highlights/index.ts'
import { findSeededCatalogue, findSeededTitles } from './seed.repo.ts'

/** By the link of what each shows. */
const demoHighlights = [
  {
    link: 'paket-penjual-shopee',
    title: 'Satu paket untuk yang baru membuka toko',
    summary: 'Dari mengisi etalase sampai iklan pertama, diurutkan supaya tidak bingung mulai dari mana.',
  },
  {
    link: 'lokakarya-foto-bandung',
    title: 'Foto produk Anda, selesai dalam satu pagi',
    summary: 'Bawa lima barang, pulang dengan foto yang siap diunggah. Kursinya terbatas.',
  },
] as const

/** Highlights of the demonstration; what is there already stays as it is. */
export async function makeHighlights(ctx: AdminContext) {
  const { queries } = ctx.database
  const there = await findSeededTitles(queries, 'highlights')
  const { sellables } = await findSeededCatalogue(queries)
  for (const { link, title, summary } of demoHighlights) {
    const sellableId = sellables.get(link)
    if (sellableId === undefined || there.has(title)) continue
    const value = { title, summary, sellableId, pictureId: null, startsAt: null, endsAt: null }
    const { id } = await createHighlight(ctx, { body: { value } })
    await changeHighlightStatus(ctx, { body: { action: 'publish', ids: [id] } })
  }
}
