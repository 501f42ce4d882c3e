import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, useActionData } from 'react-router-dom'
import { CodePage } from '../../../shared/sign-in/code-page.tsx'
import { loadCode, takeCode } from '../../../shared/sign-in/code-step.ts'
import { learnerCode } from '../../../shared/sign-in/learner-code.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadCode(learnerCode, args)
}

export function action(args: ActionFunctionArgs) {
  return takeCode(learnerCode, args)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Masukkan kode · Naikkelas' }, { name: 'robots', content: 'noindex' }]

export default function CodeRoute() {
  return <CodePage signInPath={learnerCode.paths.signIn} result={useActionData<typeof action>()} />
}
