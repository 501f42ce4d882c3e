import { browseCatalogue, calendarFileType, eventCalendarPath, listEventSessions } from '@naikkelas/contract/commerce'
import { endOfMonth, startOfMonth } from '@naikkelas/contract/time'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { unloaded } from '../frame/unloaded.ts'
import { siteNameOf } from '../../../shared/site/site-title.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { EventsMonth } from './events-month.tsx'
import { EventSubscription, EventViews } from './event-views.tsx'
import { Highlights } from './highlights.tsx'
import { isFirst, listAddressOf } from './list-address.ts'
import { loadHighlights } from './load-highlights.ts'
import { monthIn, monthsFrom } from './month-in.ts'

const shownAlways = {
  title: 'Acara',
  description: 'Pertemuan online dan offline untuk belajar bersama pemilik usaha lain.',
  ownSort: null,
  ownSortWord: 'Waktu terdekat',
  empty: 'Acara berikutnya belum dijadwalkan.',
}

export const handle = { hydrate: false, isPublic: true }

const inOrder = ({ sort, ...place }: ReturnType<typeof listAddressOf>) =>
  sort === undefined ? ({ ...place, sort: 0, order: 'soonest' } as const) : { ...place, sort }

/** Events that are still to come as a list, or all sessions of a month. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const now = new Date()
  const month = monthIn(searchParams, now)
  const months = monthsFrom(now)
  const asked = listAddressOf(searchParams)
  const isList = month === null && isFirst(asked)
  const highlights = await loadHighlights({ kind: 'event', isFirstPage: isList }, context)
  const shown = { ...shownAlways, sort: asked.sort, months, highlights }
  try {
    if (month === null) {
      const list = await call(browseCatalogue, { query: { kind: 'event', ...inOrder(asked) } }, { context })
      return { ...shown, list, month, sessions: [] }
    }
    const from = startOfMonth(month).toISOString()
    const until = endOfMonth(month).toISOString()
    const sessions = await call(listEventSessions, { query: { from, until } }, { context })
    return { ...shown, list: null, month, sessions }
  } catch (error) {
    return unloaded({ ...shown, list: null, month: null, sessions: [] }, error)
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: `${loaderData?.title ?? 'Acara'} · ${siteNameOf(matches)}` },
  { name: 'description', content: loaderData?.description ?? '' },
  {
    tagName: 'link',
    rel: 'alternate',
    type: calendarFileType,
    title: `Acara ${siteNameOf(matches)}`,
    href: eventCalendarPath,
  },
]

export default function EventsRoute() {
  const { month, months, sessions, highlights, ...page } = useLoaderData<typeof loader>()
  if (month !== null)
    return (
      <EventsMonth
        title={page.title}
        description={page.description}
        month={month}
        months={months}
        sessions={sessions}
      />
    )
  return (
    <CataloguePage
      {...page}
      views={<EventViews month={months.min} isMonth={false} />}
      lead={<Highlights highlights={highlights} />}
      foot={<EventSubscription />}
    />
  )
}
