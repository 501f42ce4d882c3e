export { createEvents, type Events } from './create-events.ts'
export { after, type AfterListener, within, type WithinListener } from './listeners.ts'
export { createSignals, type Signals } from './signals.ts'
export type { RunUnitOfWork, UnitOfWork } from './unit-of-work.ts'
