import type { AdminContext } from '../app-context.ts'
import { changeCollectionStatus, createCollection } from '../modules/commerce/collections/index.ts'
import { findSeededCatalogue, findSeededTitles } from './seed.repo.ts'

/** Courses by their links, in their order. */
const demoCollections = [
  {
    title: 'Mulai jualan di Shopee',
    description: 'Dari toko yang masih kosong sampai iklan pertama, diurutkan supaya tinggal diikuti.',
    links: [
      'kenalan-shopee',
      'toko-shopee-pertama',
      'foto-produk-ponsel',
      'menentukan-harga-jual',
      'iklan-shopee-anggaran-kecil',
      'membaca-data-toko',
    ],
  },
  {
    title: 'Foto dan video tanpa studio',
    description: 'Cukup ponsel, cahaya jendela, dan sedikit latihan.',
    links: ['studio-foto-kamar-kos', 'foto-produk-ponsel', 'foto-makanan', 'video-produk-tanpa-wajah'],
  },
] as const

/** Collections of the demonstration; what is there already stays as it is. */
export async function makeCollections(ctx: AdminContext) {
  const { queries } = ctx.database
  const there = await findSeededTitles(queries, 'course_collections')
  const { sellables } = await findSeededCatalogue(queries)
  for (const { title, description, links } of demoCollections) {
    if (there.has(title)) continue
    const courseIds = links.flatMap((link) => sellables.get(link) ?? [])
    const { id } = await createCollection(ctx, { body: { value: { title, description, courseIds } } })
    await changeCollectionStatus(ctx, { params: { collectionId: id }, body: { action: 'publish' } })
  }
}
