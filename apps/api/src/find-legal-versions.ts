import type { LegalVersions } from '@naikkelas/contract'
import type { Day } from '@naikkelas/contract/time'
import type { Queries } from './platform/database/index.ts'

/**
 * Versions of the legal texts that are valid at a moment, and since when the later of terms and privacy policy is; null for
 * both as the product brings them along.
 */
export type FindLegalVersions = (queries: Queries, at: Date) => Promise<{ versions: LegalVersions; since: Day | null }>
