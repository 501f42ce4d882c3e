/** An admin as sentences name them: oneself in another tab. Null when that is not known. */
export function whoWords(actor: { id: string; name: string } | null, accountId: string): string | null {
  return actor && (actor.id === accountId ? 'Anda di tab lain' : actor.name)
}

/** Whose doing it was; when that is not known, just not done here: it may have been another tab of one's own. */
export const byWhom = (who: string | null): string => (who === null ? 'di tempat lain' : `oleh ${who}`)
