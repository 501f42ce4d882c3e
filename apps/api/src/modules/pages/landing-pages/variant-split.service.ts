import type { VariantSplit } from '@naikkelas/contract/marketing'
import type { Tx } from '../../../platform/database/index.ts'
import { raiseRevision } from './landing-pages.repo.ts'
import { updateVariantSplit } from './variant-split.repo.ts'

/** Changes the split of a page's visitors in every process. Null: all of them get the first variant. */
export async function setVariantSplit(tx: Tx, pageId: string, split: VariantSplit | null): Promise<void> {
  await updateVariantSplit(tx, pageId, split)
  await raiseRevision(tx, pageId)
}
