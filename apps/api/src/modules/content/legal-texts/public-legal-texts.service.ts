import type { InputFor, OutputFor } from '@naikkelas/contract'
import type {
  getLegalTextPage as getEndpoint,
  LegalTextPage,
  previewLegalText as previewEndpoint,
} from '@naikkelas/contract/content'
import { dayInWib } from '@naikkelas/contract/time'
import type { AdminContext, AppContext } from '../../../app-context.ts'
import { existing } from '../publication/index.ts'
import { findValidVersions, legalTextTable } from './legal-texts.repo.ts'

const builtIn = { version: 1, validFrom: null }

/** @throws AppError `not_found` for a version that has not become valid */
export async function getLegalTextPage(
  { database: { queries }, clock }: AppContext,
  { params: { kind }, query }: InputFor<typeof getEndpoint>,
): Promise<LegalTextPage> {
  const written = await findValidVersions(queries, kind, dayInWib(clock.now()))
  const versions = [...written.map(({ version, validFrom }) => ({ version, validFrom })), builtIn]
  const present = versions[0]?.version ?? 1
  const asked = query.version ?? present
  const shown = existing(versions.find(({ version }) => version === asked))
  const id = written.find(({ version }) => version === asked)?.id
  const body = id === undefined ? null : (existing(await legalTextTable.find(queries, id)).value.body ?? null)
  return {
    ...shown,
    body,
    isPresent: asked === present,
    others: versions.filter(({ version }) => version !== asked),
  }
}

export async function previewLegalText(
  { database: { queries }, clock }: AdminContext,
  { params }: InputFor<typeof previewEndpoint>,
): Promise<OutputFor<typeof previewEndpoint>> {
  const { value, textVersion, state } = existing(await legalTextTable.find(queries, params.legalTextId))
  const written = await findValidVersions(queries, value.kind, dayInWib(clock.now()))
  const versions = [...written.map(({ version, validFrom }) => ({ version, validFrom })), builtIn]
  const version = state === 'published' ? textVersion : (versions[0]?.version ?? 1) + 1
  return {
    kind: value.kind,
    version,
    validFrom: value.validFrom ?? dayInWib(clock.now()),
    body: value.body,
    isPresent: true,
    others: versions.filter((one) => one.version !== version),
  }
}
