import { type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs, useActionData } from 'react-router-dom'
import { CodePage } from '../../../shared/sign-in/code-page.tsx'
import { loadCode, takeCode } from '../../../shared/sign-in/code-step.ts'
import { partnerCode } from './partner-code.ts'

export function loader(args: LoaderFunctionArgs) {
  return loadCode(partnerCode, args)
}

export function action(args: ActionFunctionArgs) {
  return takeCode(partnerCode, args)
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = () => [{ title: 'Masukkan kode · Naikkelas Mitra' }, { name: 'robots', content: 'noindex' }]

export default function CodeRoute() {
  return <CodePage signInPath={partnerCode.paths.signIn} result={useActionData<typeof action>()} />
}
