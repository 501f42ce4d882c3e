import type { Finding as SectionFinding } from '@naikkelas/ui/sections/registry'

/** A problem that blocks publishing, with its place. */
export interface Finding extends SectionFinding {
  /** Null for the page as a whole. */
  sectionId: string | null
}
