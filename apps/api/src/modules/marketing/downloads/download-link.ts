import { downloadFilePath, downloadHours } from '@naikkelas/contract/marketing'
import type { AppContext } from '../../../app-context.ts'
import { signedText, signedToken } from '../../../platform/secrets/signed-token.ts'

const purpose = 'download links'
const hourMs = 3_600_000

interface Given {
  downloadId: string
  pageId: string
  sectionId: string
}

/** Path of a form's file for its sender, valid for a day. */
export function signedDownload({ keyFor, clock }: Pick<AppContext, 'keyFor' | 'clock'>, given: Given): string {
  const until = clock.now().getTime() + downloadHours * hourMs
  const text = [until.toString(36), given.downloadId, given.pageId, given.sectionId].join('.')
  return `/api${downloadFilePath}/${signedToken(keyFor(purpose), text)}`
}

/** What a token was given for, ended or not; null for what we did not sign. */
export function downloadLink({ keyFor, clock }: Pick<AppContext, 'keyFor' | 'clock'>, token: string) {
  const [until, downloadId, pageId, sectionId] = signedText(keyFor(purpose), token)?.split('.') ?? []
  if (until === undefined || downloadId === undefined || pageId === undefined || sectionId === undefined) return null
  return { downloadId, pageId, sectionId, isOpen: Number.parseInt(until, 36) > clock.now().getTime() }
}
