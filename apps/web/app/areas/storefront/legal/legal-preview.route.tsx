import { legalLabels } from '@naikkelas/contract'
import { previewLegalText } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadPreview, previewMeta } from '../../../shared/preview/load-preview.ts'
import { PreviewBand } from '../../../shared/preview/preview-band.tsx'
import { HouseText } from './house-text.tsx'

export const handle = { hydrate: false }

export const loader = async (args: LoaderFunctionArgs) => ({
  preview: await loadPreview(args, (legalTextId) =>
    call(previewLegalText, { params: { legalTextId } }, { context: args.context }),
  ),
})

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  previewMeta(loaderData && legalLabels[loaderData.preview.kind])

export default function LegalPreviewRoute() {
  const { preview } = useLoaderData<typeof loader>()
  return (
    <>
      <HouseText kind={preview.kind} intro="Teksnya belum ditulis." parts={[]} text={preview} />
      <PreviewBand />
    </>
  )
}
