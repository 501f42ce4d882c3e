import type { CourseLevel, CourseType, ProductKind } from '../primitives/product-card/product-kinds.ts'

/** A record of the catalogue in a list, as visitors see it now. */
export interface ListedRecord {
  id: string
  kind: ProductKind
  name: string
  /** Path of its page. */
  href: string
  summary: string
  /** Its cover; null for a drawn one. */
  mediaId: string | null
  /** That of the catalogue: drawn covers are the same wherever a record is listed. */
  number: number
  /** Number of its category, which has a hue; null without one. */
  category: number | null
  /** Whole rupiah; null for none. */
  price: number | null
  strikePrice: number | null
  /** Null where seats are not counted. */
  seatsLeft: number | null
  isSoldOut: boolean
  /** What buyers think of it; null while there is no review. */
  rating: { value: number; count: number } | null
  course: {
    type: CourseType
    level: CourseLevel
    minutes: number | null
    lessons: number
    /** The day it opens, `YYYY-MM-DD`. */
    opensOn: string | null
    /** Who teaches; empty where that is not known. */
    instructor: string
  } | null
  /** Null for an event without a session too. */
  event: { startsAt: string; endsAt: string | null; place: string | null } | null
}

/** Records of each section that lists some, by its id. */
export type ListedRecords = Readonly<Record<string, readonly ListedRecord[]>>
