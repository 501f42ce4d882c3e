import { type TrackerReceipt, trackerReceiptSchema } from '@naikkelas/contract'
import {
  type Answer,
  checkSender,
  errorAnswer,
  expectedError,
  type HostRules,
  successAnswer,
  type Sender,
} from '../../http/index.ts'
import type { Delivery } from './delivery.ts'
import type { Tracker } from './tracker.service.ts'

/** A delivery with what says which page sent it, as the door it came by read it. */
export interface ToldVisit extends Delivery {
  sender: Sender
}

export interface ToldVisits {
  /** @throws AppError */
  receive: (told: ToldVisit) => Promise<TrackerReceipt>
  /** The same for a door that has nobody else to make an answer of what goes wrong. */
  answer: (told: ToldVisit) => Promise<Answer>
}

interface Tools {
  tracker: Tracker
  rules: HostRules
  onFailure: (error: unknown, where: string) => void
}

/**
 * What visits tell, by whichever door: a request of the web's kind costs three times what is done with it, and there are
 * several a visit, so the server hands on what it read off the wire.
 */
export function createToldVisits({ tracker, rules, onFailure }: Tools): ToldVisits {
  async function receive({ sender, ...delivery }: ToldVisit) {
    checkSender(sender, rules)
    return trackerReceiptSchema.parse(await tracker.receive(delivery))
  }
  return {
    receive,
    async answer(told) {
      try {
        return successAnswer(200, await receive(told))
      } catch (error) {
        const expected = expectedError(error)
        if (expected.status >= 500) onFailure(expected.cause ?? expected, 'POST told visits')
        return errorAnswer(expected)
      }
    },
  }
}
