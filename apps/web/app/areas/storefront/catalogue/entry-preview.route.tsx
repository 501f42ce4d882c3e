import { courseTypes } from '@naikkelas/contract'
import { previewSellable } from '@naikkelas/contract/commerce'
import { getSite } from '@naikkelas/contract/site'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadPreview, previewMeta } from '../../../shared/preview/load-preview.ts'
import { PreviewBand } from '../../../shared/preview/preview-band.tsx'
import { buyActionOf } from './buy-action.ts'
import { EntryPage } from './entry-page.tsx'

export const handle = { hydrate: false }

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args
  return loadPreview(args, async (sellableId) => {
    const entry = await call(previewSellable, { params: { sellableId } }, { context })
    return { entry, action: buyActionOf(entry, await call(getSite, {}, { context })) }
  })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => previewMeta(loaderData?.entry.name)

export default function EntryPreviewRoute() {
  const { entry, action } = useLoaderData<typeof loader>()
  return (
    <>
      <EntryPage entry={entry} action={action} reviews={null} isFree={entry.course?.type === courseTypes.free} />
      <PreviewBand />
    </>
  )
}
