import { listExperiments } from '@naikkelas/contract/marketing'
import { type PageDocument, type VariantKey, variantsIn } from '@naikkelas/page'
import { call } from '../../../../shared/api/call.ts'

/** Variants of the test that runs on a page which it no longer has: publishing it ends the test. None: nothing ends. */
export async function variantsThatEndTheTest(pageId: string, { sections }: PageDocument): Promise<VariantKey[]> {
  const running = (await call(listExperiments, { params: { pageId } })).find(({ endedAt }) => endedAt === null)
  const there = variantsIn(sections)
  return (running?.results.variants ?? []).map(({ key }) => key).filter((key) => key !== 'a' && !there.includes(key))
}
