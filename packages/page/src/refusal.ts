/** Why an operation is rejected. Nothing of its change is applied then. */
export type Refusal =
  /** The section, item or place was removed. */
  | { code: 'missing'; what: 'section' | 'item' | 'path'; sectionId: string; path?: readonly string[] }
  /** The id exists already. */
  | { code: 'id_taken'; id: string }
  /** The value is no longer what the author saw. */
  | { code: 'conflict'; sectionId: string | null; path: readonly string[]; mine: unknown; theirs: unknown }
  /** Written against a version of the section type that this build does not know, or that no longer fits. */
  | { code: 'reload'; sectionId: string }
  /** Not safe to store. `path` starts at the document's root. */
  | { code: 'invalid'; path: readonly string[]; message: string }

export type Outcome<Value> = { isApplied: true; value: Value } | { isApplied: false; refusal: Refusal }

export const applied = <Value>(value: Value): Outcome<Value> => ({ isApplied: true, value })
export const refused = (refusal: Refusal): Outcome<never> => ({ isApplied: false, refusal })
