import { type BannerList, orderBanners } from '@naikkelas/contract/site'
import { call } from '../../../shared/api/call.ts'
import { OrderedRecordList } from '../content/ordered-record-list.tsx'
import { type kindAt, placementWords } from './banner-kinds.ts'

interface BannersPageProps {
  words: ReturnType<typeof kindAt>
  list: BannerList
  isArchive: boolean
  mayChange: boolean
}

/** Banners or pop-ups in the order in which they are shown. */
export function BannersPage({ words: { kind, path, ...words }, list: { items }, ...rest }: BannersPageProps) {
  return (
    <OrderedRecordList
      {...rest}
      title={words.title}
      description={words.description}
      href={path}
      emptyTitle={words.emptyTitle}
      items={items}
      lineOf={({ value }) => placementWords[value.placement]}
      sendOrder={(ids) => call(orderBanners, { body: { kind, ...ids } })}
    />
  )
}
