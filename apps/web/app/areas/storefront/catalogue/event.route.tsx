import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { entryAtLink } from './entry.ts'
import { entryMeta } from './entry-meta.ts'
import { EntryPage } from './entry-page.tsx'

export const handle = { hydrate: false, isPublic: true }

export const loader = (args: LoaderFunctionArgs) => entryAtLink('event', args)

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => entryMeta(loaderData, matches)

export default function EventRoute() {
  return <EntryPage {...useLoaderData<typeof loader>()} />
}
