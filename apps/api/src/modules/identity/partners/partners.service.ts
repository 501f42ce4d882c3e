import type { AdminContext } from '../../../app-context.ts'
import { findPartners } from './partners.repo.ts'

export function listPartners({ database }: AdminContext) {
  return findPartners(database.queries)
}
