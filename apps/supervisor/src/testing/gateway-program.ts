// In place of the local gateway: serves, or refuses to, and writes down what it was given.
import { appendFileSync } from 'node:fs'
import { runSupervised, StartError } from '@naikkelas/supervision'

runSupervised(async () => {
  const { LOCAL_GATEWAY_STATE = '', LOCAL_GATEWAY_PORT, XENDIT_SECRET_KEY = '', DATABASE_URL } = process.env
  if (LOCAL_GATEWAY_PORT === '1') throw new StartError('Port 1 is taken by another program.')
  appendFileSync(
    `${LOCAL_GATEWAY_STATE}.starts`,
    `${XENDIT_SECRET_KEY} ${DATABASE_URL ?? 'no database'} ${process.pid}\n`,
  )
  // Keeps the process.
  const timer = setTimeout(() => {}, 2 ** 30)
  return {
    notes: ['Payments are simulated.'],
    reportCrash: async () => {},
    metrics: async () => [],
    stop: async () => clearTimeout(timer),
  }
})
