import { previewTutorial } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadPreview, previewMeta } from '../../../shared/preview/load-preview.ts'
import { PreviewBand } from '../../../shared/preview/preview-band.tsx'
import { TutorialPage } from './tutorial-page.tsx'

export const handle = { hydrate: false }

export const loader = async (args: LoaderFunctionArgs) => ({
  preview: await loadPreview(args, (tutorialId) =>
    call(previewTutorial, { params: { tutorialId } }, { context: args.context }),
  ),
})

export { refusePreviewed as action } from '../../../shared/preview/load-preview.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => previewMeta(loaderData?.preview.title)

export default function TutorialPreviewRoute() {
  const { preview } = useLoaderData<typeof loader>()
  return (
    <>
      <TutorialPage tutorial={preview} isAnswered={false} notice={undefined} />
      <PreviewBand />
    </>
  )
}
