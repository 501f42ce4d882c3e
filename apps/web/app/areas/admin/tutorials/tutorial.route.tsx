import { getTutorial } from '@naikkelas/contract/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { call } from '../../../shared/api/call.ts'
import { loadRecord } from '../content/load-record.ts'
import { TutorialScreen } from './tutorial-screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadRecord(args, 'tutorials', (id) => call(getTutorial, { params: { tutorialId: id } }, { context: args.context }))

export const meta = () => [{ title: 'Tutorial · Naikkelas Admin' }, { name: 'robots', content: 'noindex' }]

export default function TutorialRoute() {
  const loaded = useLoaderData<typeof loader>()
  return <TutorialScreen key={loaded.record?.id ?? (loaded.copied ? 'salin' : 'baru')} {...loaded} />
}
