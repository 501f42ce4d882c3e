import { chatTextName } from '@naikkelas/contract/marketing'
import type { Answer } from './answers.rules.ts'

/** Longer addresses are cut off by some phones. */
const greatestLength = 900

interface Chat {
  /** `https://wa.me/…`, or the path of a rotation. */
  address: string
  pageName: string
  answers: readonly Pick<Answer, 'label' | 'value'>[]
}

/** Address of a chat with the form's answers as its message, so that the visitor need not type them again. */
export function chatWithAnswers({ address, pageName, answers }: Chat): string {
  const isRotation = address.startsWith('/')
  const url = new URL(address, 'https://wa.me')
  const name = isRotation ? chatTextName : 'text'
  const opening = url.searchParams.get(name) ?? `Halo, saya baru mengisi formulir di ${pageName}.`
  const lines = answers.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ' ')}`)
  const text = `${opening}\n\n${lines.join('\n')}`.slice(0, greatestLength).toWellFormed()
  url.search = ''
  return `${isRotation ? url.pathname : url.href}?${name}=${encodeURIComponent(text)}`
}
