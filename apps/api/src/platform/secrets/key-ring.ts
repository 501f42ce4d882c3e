import { hkdfSync } from 'node:crypto'
import { secretFor } from './app-secret.ts'

interface Key {
  /** Names the secret it comes from, and says nothing about it. */
  id: string
  value: string
}

/** The keys of one purpose, the current one first: that one seals and signs, all of them open and verify. */
export type Keys = readonly [Key, ...Key[]]

/** The secret that is used now, then former ones. */
export type Secrets = readonly [string, ...string[]]

const ID_BYTES = 6

/** Characters of a key's id in base64url. */
export const KEY_ID_LENGTH = (ID_BYTES * 8) / 6

/** Makes keys for each purpose out of the secrets, once. */
export function createKeyRing(secrets: Secrets): (purpose: string) => Keys {
  const [current, ...former] = secrets
  const made = new Map<string, Keys>()
  return (purpose) => {
    const known = made.get(purpose)
    if (known) return known
    const key = (secret: string): Key => ({ id: idOf(secret), value: secretFor(secret, purpose) })
    const keys: Keys = [key(current), ...former.map(key)]
    made.set(purpose, keys)
    return keys
  }
}

/** The same keys for what may only be opened with something else as well, such as a token. */
export function boundKeys([current, ...former]: Keys, token: string): Keys {
  const bound = ({ id, value }: Key): Key => ({ id, value: value + token })
  return [bound(current), ...former.map(bound)]
}

/** The keys that something may have been made with: the one it names; all of them where it is from before ids. */
export function candidateKeys(keys: Keys, id: string | null): readonly Key[] {
  return id === null ? keys : keys.filter((key) => key.id === id)
}

function idOf(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'key id', ID_BYTES)).toString('base64url')
}
