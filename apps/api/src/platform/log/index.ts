export { createLog, type Log, type LogLevel, logLevels } from './log.ts'
