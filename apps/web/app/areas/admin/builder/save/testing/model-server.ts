import { type ErrorCode, errorTable } from '@naikkelas/contract'
import type { AppliedChange, LandingPage } from '@naikkelas/contract/pages'
import { applyChange, type Change, type PageDocument, type Refusal } from '@naikkelas/page'
import { ApiError } from '../../../../../shared/api/api-error.ts'
import { aLandingPage } from '../../../landing-pages/testing.ts'
import type { ChangesReply, PageDetails, SaveApi } from '../saver-types.ts'

const actor = { id: '0197a1c2-0000-7000-8000-00000000000a', name: 'Rani' }

/** An answer of the API that is an error, as the client sees it. */
export function refusal(
  code: ErrorCode,
  data: Record<string, unknown> = {},
  fields: { path: string; message: string }[] = [],
): ApiError {
  return new ApiError(errorTable[code].status, errorTable[code].message, { code, fields, ...data })
}

export const noAnswer = () => new ApiError(0, 'Tidak dapat terhubung ke server.', { code: 'network' })

/** The API's rules for one page in memory: changes in order, each whole, each id once. */
export class ModelServer {
  document: PageDocument
  log: AppliedChange[] = []
  /** What the page is called, where it is and whose it is. */
  page = aLandingPage()
  /** Links of other pages. */
  takenLinks: readonly string[] = ['lain']
  /** How often an id came in, however it was answered. */
  received = new Map<string, number>()
  /** Changes up to this version are not kept any more. */
  squashedTo = 0

  constructor(document: PageDocument) {
    this.document = document
  }

  get version() {
    return this.log.length
  }

  apply(baseVersion: number, changes: readonly Change[]): ChangesReply {
    const known = new Set(this.log.map(({ change }) => change.id))
    const accepted: string[] = []
    for (const change of changes) {
      this.received.set(change.id, (this.received.get(change.id) ?? 0) + 1)
      if (!known.has(change.id)) {
        const outcome = applyChange(this.document, change.operations)
        if (!outcome.isApplied)
          throw this.refused(outcome.refusal, { changeId: change.id, accepted, headVersion: this.version })
        this.document = outcome.value.document
        // Kept as it came in: the sender may go on changing its own.
        this.log.push({
          version: this.version + 1,
          change: structuredClone(change),
          actor,
          at: '2026-11-20T00:00:00.000Z',
        })
        known.add(change.id)
      }
      accepted.push(change.id)
    }
    const own = new Set(changes.map(({ id }) => id))
    return {
      headVersion: this.version,
      accepted,
      others: this.since(baseVersion).filter(({ change }) => !own.has(change.id)),
      media: [],
    }
  }

  describe(details: Partial<PageDetails>): LandingPage {
    if (details.name?.trim() === '')
      throw refusal('invalid_input', {}, [{ path: 'name', message: 'Nama halaman harus diisi' }])
    if (details.link_landing_page !== undefined && this.takenLinks.includes(details.link_landing_page))
      throw refusal('link_taken')
    this.page = { ...this.page, ...details, headVersion: this.version }
    return this.page
  }

  since(version: number): AppliedChange[] {
    return this.log.slice(Math.max(version, this.squashedTo))
  }

  private refused(because: Refusal, at: Record<string, unknown>): ApiError {
    switch (because.code) {
      case 'conflict':
        return refusal('field_conflict', {
          ...at,
          sectionId: because.sectionId,
          path: because.path,
          mine: because.mine,
          theirs: because.theirs,
        })
      case 'missing':
        return refusal(because.what === 'section' ? 'section_removed' : 'item_removed', {
          ...at,
          sectionId: because.sectionId,
        })
      case 'reload':
        return refusal('reload_needed', at)
      case 'id_taken':
        return refusal('invalid_input', at)
      case 'invalid':
        return refusal('invalid_input', at, [{ path: because.path.join('.'), message: because.message }])
    }
  }

  /** The API as a client that is always connected sees it. */
  api(): SaveApi {
    return {
      apply: async (baseVersion, changes) => structuredClone(this.apply(baseVersion, changes)),
      changesSince: async (version) =>
        structuredClone({ headVersion: this.version, changes: this.since(version), media: [] }),
      describe: async (details) => structuredClone(this.describe(details)),
      load: async () => structuredClone({ headVersion: this.version, document: this.document, media: [] }),
    }
  }
}
