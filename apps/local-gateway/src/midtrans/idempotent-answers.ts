import { type Answer, json } from '../http/answers.ts'

const LIFE_MS = 5 * 60_000

/** Answers by Idempotency-Key: only what succeeded is kept, for five minutes, over all endpoints; bodies are not compared. */
export class IdempotentAnswers {
  readonly #kept = new Map<string, { answer: Answer; until: number }>()
  readonly #running = new Set<string>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  async once(key: string | undefined, run: () => Answer | Promise<Answer>): Promise<Answer> {
    if (key === undefined) return await run()
    const kept = this.#kept.get(key)
    if (kept && kept.until > this.#now()) return kept.answer
    if (this.#running.has(key))
      return json(200, { status_code: '202', status_message: 'A request with this key is being processed' })
    this.#running.add(key)
    try {
      const answer = await run()
      if (isSuccess(answer)) this.#keep(key, answer)
      return answer
    } finally {
      this.#running.delete(key)
    }
  }

  #keep(key: string, answer: Answer): void {
    this.#kept.set(key, { answer, until: this.#now() + LIFE_MS })
    // Keys come in order, so the first ones are the oldest.
    for (const [old, { until }] of this.#kept) {
      if (until > this.#now()) break
      this.#kept.delete(old)
    }
  }
}

const isSuccess = ({ body }: Answer): boolean => /"status_code":"20[01]"/.test(body)
