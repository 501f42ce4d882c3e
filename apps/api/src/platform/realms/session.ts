/** Whoever has an account in a realm; each realm knows more of its own. */
export interface Account {
  id: string
}

/** A session that is still good, and whose it is. */
export interface Session<Actor extends Account = Account> {
  id: string
  actor: Actor
}
