export { type ChangeBus, createPollingBus } from './change-bus.ts'
