import type { Operation, PageDocument } from '@naikkelas/page'
import type { ApiError } from '../../../../../shared/api/api-error.ts'
import { failureOf, mistakesOf } from '../failure.ts'
import type { Effect, SaverEvent } from '../saver-state.ts'
import type { WorldEdit } from './pages.ts'

export type Account = 'sari' | 'raka'
export const accounts: readonly Account[] = ['sari', 'raka']
export const otherThan = (account: Account): Account => (account === 'sari' ? 'raka' : 'sari')

/** What can happen to two accounts that use one browser, one after the other. */
export type Happening =
  | { kind: 'edit'; edit: WorldEdit }
  /** Name and link of the page are typed; the link is one that another page has. */
  | { kind: 'describe'; isLinkTaken: boolean }
  /** Another admin edits the page, on another machine. */
  | { kind: 'foreign'; edit: WorldEdit }
  /** A pending request arrives at the server, is answered, is lost in either direction, or is refused. */
  | { kind: 'request'; at: number; fate: 'arrives' | 'answered' | 'lost' | 'busy' | 'gone' | 'forbidden' }
  | { kind: 'time'; of: 'send' | 'ask' }
  | { kind: 'push'; hasChanges: boolean }
  | { kind: 'offline' | 'online' | 'leave' | 'settle' | 'squash' }
  | { kind: 'signOut' | 'signInAgain' | 'signInOther' | 'otherTabSignsIn' | 'reload' }

/** What leaves the tab. */
export type Request = Extract<Effect, { kind: 'send' | 'sendOnLeave' | 'sendDetails' | 'fetchNews' | 'fetchPage' }>

/** What the server says. */
export type Outcome = { reply: unknown } | { error: ApiError }

/** What its author has removed meanwhile, or what the page has already. */
export function isMoot(operation: Operation, local: PageDocument, present: PageDocument): boolean {
  if (operation.kind === 'insertSection') return present.sections.some(({ id }) => id === operation.section.id)
  return 'sectionId' in operation && !local.sections.some(({ id }) => id === operation.sectionId)
}

export function answerTo(effect: Request, outcome: Outcome): SaverEvent {
  if ('error' in outcome) {
    if (effect.kind === 'sendDetails') {
      const mistakes = mistakesOf(outcome.error, effect.details)
      if (mistakes) return { kind: 'detailsRefused', mistakes }
    }
    const reason = 'for' in effect ? effect.for : effect.kind === 'sendDetails' ? 'details' : 'reply'
    return { kind: 'failed', for: reason, failure: failureOf(outcome.error) }
  }
  const { reply } = outcome
  switch (effect.kind) {
    case 'send':
    case 'sendOnLeave':
      return { kind: 'saved', reply } as SaverEvent
    case 'sendDetails':
      return { kind: 'detailsSaved', page: reply } as SaverEvent
    case 'fetchNews':
      return { kind: 'newsCame', for: effect.for, reply } as SaverEvent
    case 'fetchPage':
      return { kind: 'pageCame', for: effect.for, holding: effect.holding, reply } as SaverEvent
  }
}
