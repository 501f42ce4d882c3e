import argon2 from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { AppError } from '../../errors/app-error.ts'

// The package names its algorithms in a const enum, which erasable syntax cannot import.
const argon2id = 2
/** OWASP's second profile of argon2id: 19 MiB, 2 passes; some 20 ms on one core. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One a core: two on one core take turns in its cache, each with 19 MiB, and both are slower. */
const atOnce = Math.min(2, availableParallelism())
const waitingAtMost = 50
let running = 0
const waiting: (() => void)[] = []

/** Hashes a password. Few run at once and few may wait: a flood of sign-ins must not take all memory and every core. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => argon2.hash(password, options))
}

/** Whether a password is the one that was hashed; takes as long as hashing does. */
export function isPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return limited(() => argon2.verify(stored, password))
}

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) throw new AppError('busy', { reason: 'too many passwords at once' })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // The next in line takes over the place, so that `running` never counts one too few.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
