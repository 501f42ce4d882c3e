import type { CatalogueImport, ImportPlan } from '@naikkelas/contract/commerce'
import type { BadgeProps } from '@naikkelas/ui/badge'

export const planWords: Readonly<Record<ImportPlan, string>> = {
  new: 'Baru',
  changed: 'Berubah',
  unchanged: 'Tetap',
  wrong: 'Salah',
}

export const planTones: Readonly<Record<ImportPlan, NonNullable<BadgeProps['tone']>>> = {
  new: 'ok',
  changed: 'info',
  unchanged: 'neutral',
  wrong: 'danger',
}

/** Rows that an import stores. */
export const plannedCount = ({ counts }: CatalogueImport) => counts.new + counts.changed

/** `3 baru, 2 berubah, 5 tetap, 1 salah`; what there is none of is left out. */
export const countWords = ({ counts }: CatalogueImport) =>
  (['new', 'changed', 'unchanged', 'wrong'] as const)
    .filter((plan) => counts[plan] > 0)
    .map((plan) => `${counts[plan]} ${planWords[plan].toLowerCase()}`)
    .join(', ')
