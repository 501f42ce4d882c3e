import { applyChange, type Change, isSameJson, type PageDocument, rebase } from '@naikkelas/page'
import type { ApiError } from '../../../../../shared/api/api-error.ts'
import { reduceSaver } from '../reduce-saver.ts'
import { type Effect, hasWork, savedState, type SaverEvent, type SaverState, waitingIn } from '../saver-state.ts'
import type { PageDetails } from '../saver-types.ts'
import { ModelServer, noAnswer, refusal } from './model-server.ts'
import { aHeadline, aPage, editOf, type WorldEdit } from './pages.ts'
import { SaverPromises } from './saver-promises.ts'
import {
  type Account,
  accounts,
  answerTo,
  type Happening,
  otherThan,
  type Outcome,
  type Request,
} from './saver-happenings.ts'

interface Tab {
  account: Account
  state: SaverState
  screen: PageDocument
  timers: { send: boolean; ask: boolean }
}

interface Flight {
  tab: Tab
  effect: Request
  base: number
  /** Once it arrived: what the server answers. */
  outcome?: Outcome
}

/**
 * Runs the saver's reducer against a model of server, network, local storage and users; every promise is checked on the
 * way.
 */
export class SaverWorld {
  readonly server = new ModelServer(aPage(aHeadline('Satu'), aHeadline('Dua'), aHeadline('Tiga')))
  session: Account | null = 'sari'
  /** What the browser keeps, by account. */
  readonly kept: Record<Account, readonly Change[]> = { sari: [], raka: [] }
  readonly keptDetails: Record<Account, Partial<PageDetails>> = { sari: {}, raka: {} }
  /** The last name that each has typed. */
  private readonly names: Partial<Record<Account, string>> = {}
  tab: Tab
  private readonly met: Map<string, number>
  private flights: Flight[] = []
  private isOnline = true
  private edits = 0
  private readonly promises = new SaverPromises(this.server)

  /** @param met counts what came up, so that a test knows what it has tried */
  constructor(met: Map<string, number> = new Map()) {
    this.met = met
    this.tab = this.opened('sari')
  }

  happen(happening: Happening): void {
    switch (happening.kind) {
      case 'edit':
        return this.edit(happening.edit)
      case 'describe':
        return this.describe(happening.isLinkTaken)
      case 'foreign': {
        const operations = editOf(happening.edit, this.server.document, `lain ${this.server.version}`)
        if (operations && applyChange(this.server.document, operations.operations).isApplied)
          this.server.apply(this.server.version, [
            { id: `foreign-${this.server.version}`, operations: operations.operations },
          ])
        return
      }
      case 'request': {
        const flight = this.flights[happening.at % Math.max(1, this.flights.length)]
        if (flight) this.fly(flight, happening.fate)
        return
      }
      case 'time':
        if (!this.tab.timers[happening.of]) return
        this.tab.timers[happening.of] = false
        return this.dispatch({ kind: happening.of === 'send' ? 'sendDue' : 'askDue' })
      case 'push': {
        if (this.session === null) return
        const changes = structuredClone(this.server.since(this.tab.state.head.version))
        const news = { headVersion: this.server.version, changes: happening.hasChanges ? changes : null, media: [] }
        return this.dispatch({ kind: 'announced', news })
      }
      case 'offline':
        this.isOnline = false
        return this.dispatch({ kind: 'wentOffline' })
      case 'online':
        this.isOnline = true
        return this.dispatch({ kind: 'resumed' })
      case 'leave':
        return this.dispatch({ kind: 'leaving' })
      case 'settle': {
        const [first] = this.tab.state.held
        if (first) this.dispatch({ kind: 'conflictSettled', id: first.conflict.id })
        return
      }
      case 'squash':
        this.server.squashedTo = this.server.version
        return
      case 'signOut':
        this.session = null
        return
      case 'signInAgain':
        this.session = this.tab.account
        return this.dispatch({ kind: 'resumed' })
      case 'signInOther':
        return this.open(otherThan(this.tab.account))
      case 'otherTabSignsIn':
        this.session = otherThan(this.tab.account)
        return
      case 'reload':
        return this.open(this.session ?? this.tab.account)
      default:
        happening satisfies never
    }
  }

  /** All tabs reopen, the network works, and conflicts are resolved. @throws when something is not as promised */
  rest(): void {
    this.isOnline = true
    for (const flight of [...this.flights]) this.fly(flight, 'arrives')
    for (const account of accounts) {
      this.open(account)
      for (let round = 0; this.isBusy(); round += 1) {
        if (round > 300)
          throw new Error(`${account} never comes to rest: ${JSON.stringify(this.tab.state.outbox.changes)}`)
        this.goOn()
      }
      this.dispatch({ kind: 'askDue' })
      for (const flight of this.own()) this.fly(flight, 'answered')
      for (const flight of this.own()) this.fly(flight, 'answered')
      const { status, head } = this.tab.state
      const left = Object.keys(this.tab.state.details.typed).filter((name) => name !== 'link_landing_page')
      if (left.length > 0) throw new Error(`${account} is left with an unsaved ${left.join()}`)
      if (status !== 'saved' || waitingIn(this.tab.state).length > 0) throw new Error(`${account} is left ${status}`)
      if (head.version !== this.server.version) throw new Error(`${account} is left at version ${head.version}`)
      if (!isSameJson(this.tab.screen, this.server.document)) throw new Error(`${account} sees another page`)
    }
    this.promises.checkLog()
    const { name, link_landing_page: link } = this.server.page
    const typed = Object.values(this.names)
    if (typed.length > 0 && !typed.includes(name))
      throw new Error(`The name ${name} is not the last one typed in any tab`)
    if (this.server.takenLinks.includes(link)) throw new Error('Two pages have one link')
  }

  private isBusy() {
    const { timers, state } = this.tab
    return this.own().length > 0 || timers.send || timers.ask || waitingIn(state).length > 0 || hasWork(state)
  }

  private goOn() {
    const [flight] = this.own()
    const { timers, state } = this.tab
    if (flight) this.fly(flight, 'answered')
    else if (state.held.length > 0) this.happen({ kind: 'settle' })
    else if (timers.send) this.happen({ kind: 'time', of: 'send' })
    else if (timers.ask) this.happen({ kind: 'time', of: 'ask' })
    else this.happen({ kind: 'online' })
  }

  private own() {
    return this.flights.filter(({ tab, effect }) => tab === this.tab && effect.kind !== 'sendOnLeave')
  }

  /** The page under an account: what it left in this browser is taken over, and nothing else. */
  private open(account: Account): void {
    this.session = account
    // The browser has ended them with the window.
    this.flights = this.flights.filter(({ effect }) => effect.kind !== 'sendDetails')
    this.tab = this.opened(account)
    if (this.kept[account].length > 0) this.dispatch({ kind: 'opened' })
    const typed = structuredClone(this.keptDetails[account])
    const ready = 'name' in typed ? (['name'] as const) : []
    if (Object.keys(typed).length > 0) this.dispatch({ kind: 'described', typed, ready, mistakes: {} })
  }

  private opened(account: Account): Tab {
    const pending = structuredClone(this.kept[account])
    const head = { version: this.server.version, document: structuredClone(this.server.document) }
    const screen = rebase(head.document, pending).document
    return { account, state: savedState(head, pending), screen, timers: { send: false, ask: false } }
  }

  private edit(edit: WorldEdit): void {
    this.edits += 1
    const act = editOf(edit, this.tab.screen, String(this.edits))
    const outcome = act && applyChange(this.tab.screen, act.operations)
    if (!act || !outcome?.isApplied) return
    const id = `edit-${this.edits}`
    this.promises.author.set(id, this.tab.account)
    this.tab.screen = outcome.value.document
    this.dispatch({ kind: 'edited', ...act, id })
  }

  private describe(isLinkTaken: boolean): void {
    this.edits += 1
    const name = `Nama ${this.edits}`
    this.names[this.tab.account] = name
    const typed = { name, link_landing_page: isLinkTaken ? 'lain' : `tautan-${this.edits}` }
    this.dispatch({ kind: 'described', typed, ready: ['name', 'link_landing_page'], mistakes: {} })
  }

  private dispatch(event: SaverEvent): void {
    const { tab } = this
    const local = tab.screen
    const circumstances = { local, now: 0, isOnline: this.isOnline, chance: 0.5 }
    const { state, effects } = reduceSaver(tab.state, { ...event, ...circumstances })
    const earlier = tab.state
    tab.state = state
    for (const { changes } of state.held) for (const { id } of changes) this.promises.contested.add(id)
    for (const effect of effects) {
      this.meet(effect.kind)
      this.perform(effect)
    }
    this.meet(event.kind === 'failed' ? `${event.for} failed: ${event.failure.kind}` : event.kind)
    if (state.held.length > earlier.held.length) this.meet('conflict')
    this.promises.checkWaiting(event, { earlier, now: state, kept: this.kept[tab.account], local })
  }

  private meet(what: string): void {
    this.met.set(what, (this.met.get(what) ?? 0) + 1)
  }

  private perform(effect: Effect): void {
    const { tab } = this
    switch (effect.kind) {
      case 'keep':
        this.kept[tab.account] = structuredClone(effect.changes)
        return
      case 'keepDetails':
        this.keptDetails[tab.account] = structuredClone(effect.typed)
        return
      case 'sendDetails': {
        const flight: Flight = { tab, effect: structuredClone(effect), base: 0 }
        // One that outlives its page is not overtaken by those of the page after it.
        if (effect.isLeaving) return void (this.isOnline && this.outcomeOf(flight))
        this.flights.push(flight)
        return
      }
      case 'send':
      case 'sendOnLeave':
        this.promises.checkSent(effect.changes)
        this.flights.push({ tab, effect: structuredClone(effect), base: tab.state.head.version })
        return
      case 'fetchNews':
      case 'fetchPage':
        this.flights.push({ tab, effect, base: 0 })
        return
      case 'takeOver':
        tab.screen = effect.document
        return
      case 'sendIn':
        tab.timers.send = effect.ms !== null
        return
      case 'askIn':
        tab.timers.ask = effect.ms !== null
        return
      default:
        // Nothing here depends on the rest.
        return
    }
  }

  private fly(flight: Flight, fate: Extract<Happening, { kind: 'request' }>['fate']): void {
    if (fate === 'arrives' || fate === 'answered') flight.outcome ??= this.outcomeOf(flight)
    if (fate === 'arrives' && flight.effect.kind !== 'sendOnLeave') return
    this.flights = this.flights.filter((one) => one !== flight)
    // The tab that sent the request may be closed.
    if (flight.tab !== this.tab || flight.effect.kind === 'sendOnLeave') return
    if (fate === 'lost') flight.outcome = { error: noAnswer() }
    if (fate === 'busy') flight.outcome = { error: refusal('busy') }
    if (fate === 'gone') flight.outcome = { error: refusal('not_found') }
    // Nothing of a batch is stored when one of its changes is not allowed.
    if (fate === 'forbidden' && flight.effect.kind === 'send' && !flight.outcome)
      flight.outcome = { error: refusal('not_allowed', { changeId: flight.effect.changes.at(-1)?.id }) }
    flight.outcome ??= { error: noAnswer() }
    this.dispatch(answerTo(flight.effect, flight.outcome))
  }

  private outcomeOf({ tab, effect, base }: Flight): Outcome {
    const isSaving = effect.kind !== 'fetchNews' && effect.kind !== 'fetchPage'
    // Saves name the account they are meant for.
    if (this.session === null || (isSaving && this.session !== tab.account)) return { error: refusal('not_signed_in') }
    const known = this.server.version
    try {
      if (effect.kind === 'sendDetails') return { reply: structuredClone(this.server.describe(effect.details)) }
      if (effect.kind === 'send' || effect.kind === 'sendOnLeave')
        return { reply: structuredClone(this.server.apply(base, effect.changes)) }
      const { version: headVersion, document } = this.server
      if (effect.kind === 'fetchPage') return { reply: structuredClone({ headVersion, document, media: [] }) }
      return { reply: structuredClone({ headVersion, changes: this.server.since(effect.since), media: [] }) }
    } catch (error) {
      return { error: error as ApiError }
    } finally {
      for (const { change } of this.server.log.slice(known)) this.promises.storedAs.set(change.id, this.session)
    }
  }
}
