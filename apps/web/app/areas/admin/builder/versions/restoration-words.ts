import type { Operation, RestoredSections } from '@naikkelas/page'

/** The effect of a restoration on the current page, in one sentence. */
export function restorationWords(
  operations: readonly Operation[],
  { returning, changing, leaving }: RestoredSections,
): string {
  if (operations.length === 0) return 'Sama dengan halaman sekarang.'
  if (operations.length > 600) return 'Versi ini terlalu berbeda untuk dipulihkan sekaligus.'
  const parts = [
    ...(returning > 0 ? [`${returning} bagian kembali`] : []),
    ...(changing > 0 ? [`${changing} bagian berubah`] : []),
    ...(leaving > 0 ? [`${leaving} bagian terhapus`] : []),
    ...(operations.some(({ kind }) => pageKinds.includes(kind)) ? ['pengaturan halaman berubah'] : []),
  ]
  return `Bila dipulihkan: ${parts.join(', ')}.`
}

const pageKinds: readonly Operation['kind'][] = [
  'changeTheme',
  'changeSeo',
  'changeOffer',
  'changeLinkWords',
  'changeTemplate',
]
