import { previewAnnouncement } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadPreview, previewMeta } from '../../../shared/preview/load-preview.ts'
import { PreviewBand } from '../../../shared/preview/preview-band.tsx'
import { AnnouncementPage } from './announcement-page.tsx'

export const handle = { hydrate: false }

export const loader = async (args: LoaderFunctionArgs) => ({
  preview: await loadPreview(args, (announcementId) =>
    call(previewAnnouncement, { params: { announcementId } }, { context: args.context }),
  ),
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => previewMeta(loaderData?.preview.title)

export default function AnnouncementPreviewRoute() {
  const { preview } = useLoaderData<typeof loader>()
  return (
    <>
      <AnnouncementPage announcement={preview} />
      <PreviewBand />
    </>
  )
}
