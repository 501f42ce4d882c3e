import { getBanner } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { kindAt } from './banner-kinds.ts'
import { BannerScreen } from './banner-screen.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args
  return loadRecord(args, 'banners', (bannerId) => call(getBanner, { params: { bannerId } }, { context }))
}

export const meta = ({ location }: { location: { pathname: string } }) => [
  { title: `${kindAt(location.pathname).title} · Naikkelas Admin` },
  { name: 'robots', content: 'noindex' },
]

export default function BannerRoute() {
  const loaded = useLoaderData<typeof loader>()
  const words = kindAt(useLocation().pathname)
  return <BannerScreen key={`${words.kind} ${loaded.record?.id ?? 'baru'}`} {...loaded} words={words} />
}
