import { getPromotion } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { PromotionScreen } from './promotion-screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, 'banners', (id) => call(getPromotion, { params: { promotionId: id } }, { context: args.context }))

export const meta = () => [{ title: 'Promosi · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function PromotionRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <PromotionScreen key={loaded.record?.id ?? (loaded.copied ? 'salin' : 'baru')} {...loaded} />
}
